import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { makeTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";

const SCRIPT = join(__dirname, "../../tools/node-version.mjs");

let folder: string;
beforeAll(async () => {
  folder = await makeTemporaryFolder();
});
afterAll(() => removeFolder(folder));

/** Runs the check as if this Node had another version. */
async function runAs(version: string): Promise<{ code: number | null; said: string }> {
  await writeFiles(folder, {
    "package.json": `{"engines":{"node":">=20.19.0"}}`,
    "as-version.cjs": `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`,
  });
  const args = ["--require", join(folder, "as-version.cjs"), SCRIPT];
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  return { code: status, said: stderr };
}

test.each(["12.22.12", "18.20.8", "20.18.3"])(
  "Node %s is refused in one sentence",
  async (version) => {
    const { code, said } = await runAs(version);
    expect(code).toBe(1);
    expect(said).toMatch(
      new RegExp(
        `^This project needs Node 20.19.0 or newer, but this is Node ${version}; install .*\\.\n$`,
      ),
    );
  },
);

test.each(["20.19.0", "20.19.1", "20.20.0", "22.1.0", "24.0.0"])(
  "Node %s will do",
  async (version) => {
    expect(await runAs(version)).toEqual({ code: 0, said: "" });
  },
);
