import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { copySources } from "../../../publisher/build/copy-sources";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();
const toCopyPath = (...names: string[]) => inFolder(".data", "copy", ...names);

const SOURCES = {
  ...{ "src/pages/index.tsx": "index", "content/site.yaml": "site", "static/a.txt": "a" },
  ...{ "gatsby-browser.tsx": "browser", "gatsby-config.ts": "config", "gatsby-node.ts": "node" },
  ...{ "gatsby-ssr.tsx": "ssr", "package.json": "{}", "package-lock.json": "{}" },
  ...{ "tsconfig.json": "{}", "builder/manifest/scan.ts": "scan" },
  "builder/gatsby/main.cjs": "main",
};

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(`${folder}/${name}`).isFile())
    .sort();
}

test("a copy has only what a build reads, and keeps the build's files", async () => {
  await writeFiles(inFolder(), { ...SOURCES, "README.md": "no", "server/cli.ts": "no" });
  copySources(inFolder(), toCopyPath());
  expect(listFiles(toCopyPath())).toEqual(Object.keys(SOURCES).sort());
  await writeFiles(toCopyPath(), { ".cache/state": "Gatsby's" });
  copySources(inFolder(), toCopyPath());
  expect(listFiles(toCopyPath())).toEqual([".cache/state", ...Object.keys(SOURCES)].sort());
});

test("a copy follows new, changed and removed files, and does not write unchanged ones", async () => {
  const [file, folder] = ["src/pages/gone.ts", "src/folder"];
  const [site, page, other] = ["content/site.yaml", "src/pages/index.tsx", "static/a.txt"] as const;
  await writeFiles(inFolder(), { ...SOURCES, [file]: "", [`${folder}/deep.ts`]: "" });
  const setTime = (path: string, seconds: number) => utimesSync(path, seconds, seconds);
  for (const name of [site, page, other]) setTime(inFolder(name), 1_000);
  copySources(inFolder(), toCopyPath());
  for (const name of [file, folder]) rmSync(inFolder(name), { recursive: true });
  // One differs only by its time, one only by its length.
  await writeFiles(inFolder(), { "src/new/page.tsx": "new", [page]: "INDEX", [other]: "longer" });
  setTime(inFolder(other), 1_000);
  // Equal by time and length, so its other text is kept.
  const { mtimeMs } = statSync(toCopyPath(site));
  await writeFiles(toCopyPath(), { [site]: "SITE" });
  setTime(toCopyPath(site), mtimeMs / 1_000);
  copySources(inFolder(), toCopyPath());
  expect(listFiles(toCopyPath())).toEqual([...Object.keys(SOURCES), "src/new/page.tsx"].sort());
  const texts = [site, page, other].map((name) => readFileSync(toCopyPath(name), "utf8"));
  expect(texts).toEqual(["SITE", "INDEX", "longer"]);
  expect(existsSync(toCopyPath(folder))).toBe(false);
});
