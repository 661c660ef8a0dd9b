import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import process from "node:process";

// node tools/install-packages.mjs FOLDER: installs a folder's own packages, unless its lock file is installed.

const [folder = ""] = process.argv.slice(2);
const getLastChange = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

if (
  getLastChange(`${folder}/node_modules/.package-lock.json`) <
  getLastChange(`${folder}/package-lock.json`)
) {
  console.log(`Installing the packages of ${folder}, which only this command needs …`);
  execFileSync("npm", ["ci"], { cwd: folder, stdio: "inherit" });
}
