import { existsSync, readFileSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { copySources } from "../../../server/rebuild/copy-sources";
import { folderOfEachTest, writeFiles } from "../../support/temporary-folder";

const inFolder = folderOfEachTest();
const copy = (...names: string[]) => inFolder(".data", "copy", ...names);

const read = (file: string) => readFileSync(file, "utf8");

const SOURCES = {
  ...{ "src/pages/index.tsx": "index", "content/site.yaml": "site", "static/a.txt": "a" },
  ...{ "gatsby-browser.tsx": "browser", "gatsby-config.ts": "config", "gatsby-node.ts": "node" },
  ...{ "gatsby-ssr.tsx": "ssr", "package.json": "{}", "package-lock.json": "{}" },
  "tsconfig.json": "{}",
};

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => statSync(`${folder}/${name}`).isFile())
    .sort();
}

test("a copy has what a build reads, nothing else, and keeps what the build put there", async () => {
  await writeFiles(inFolder(), { ...SOURCES, "README.md": "no", "server/cli.ts": "no" });
  copySources(inFolder(), copy());
  expect(filesOf(copy())).toEqual(Object.keys(SOURCES).sort());
  await writeFiles(copy(), { ".cache/state": "Gatsby's" });
  copySources(inFolder(), copy());
  expect(filesOf(copy())).toEqual([".cache/state", ...Object.keys(SOURCES)].sort());
});

test("a copy follows what is new, changed and gone, and writes nothing that is as it was", async () => {
  const names = { gone: "src/gone.ts", folder: "src/folder", site: "content/site.yaml" };
  await writeFiles(inFolder(), { ...SOURCES, [names.gone]: "", [`${names.folder}/deep.ts`]: "" });
  copySources(inFolder(), copy());
  for (const name of [names.gone, names.folder]) rmSync(inFolder(name), { recursive: true });
  // Of one length: only the time tells. As it was by both: another text would be overwritten.
  await writeFiles(inFolder(), { "src/new/page.tsx": "new", "static/a.txt": "longer" });
  await writeFiles(inFolder(), { "src/pages/index.tsx": "INDEX" });
  const { atime, mtime } = statSync(inFolder(names.site));
  await writeFiles(copy(), { [names.site]: "SITE" });
  utimesSync(copy(names.site), atime, mtime);
  utimesSync(inFolder("src/pages/index.tsx"), atime, mtime.getTime() / 1000 + 60);
  copySources(inFolder(), copy());
  expect(filesOf(copy())).toEqual([...Object.keys(SOURCES), "src/new/page.tsx"].sort());
  const texts = [names.site, "src/pages/index.tsx", "static/a.txt"].map((name) => read(copy(name)));
  expect(texts).toEqual(["SITE", "INDEX", "longer"]);
  expect(existsSync(copy(names.folder))).toBe(false);
});
