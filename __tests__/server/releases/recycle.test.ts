import fs, { rmSync } from "node:fs";
import { join } from "node:path";
import { publish } from "../../../server/releases/publish";
import { KEPT_RELEASES, linkedId, releasePaths } from "../../../server/releases/store";
import { PAGES, type BuiltFolder } from "../../support/built-folder";
import { at, releaseFoldersOfEachTest } from "../../support/release-folders";

// The release that the next one is made of (decision 0012).

const site = releaseFoldersOfEachTest();

const release = (second: number, changes: BuiltFolder["files"] = {}) =>
  site.release(second, { files: { ...PAGES, ...changes } });

const inRelease = (id: string, path: string) => join(releasePaths(site.folder).release(id), path);
const textOf = (id: string, path: string) => fs.readFileSync(inRelease(id, path), "utf8");

test("after the first release links to it wait for the next one", async () => {
  const { id } = await release(0);
  const { recycled } = releasePaths(site.folder);
  for (const path of [...Object.keys(PAGES), "release.json"]) {
    const waiting = fs.statSync(join(recycled, path));
    if (path !== "release.json") expect(waiting.ino).toBe(fs.statSync(inRelease(id, path)).ino);
  }
  const folderOf = () => fs.statSync(recycled).ino;
  const waiting = folderOf();
  const next = await release(1, { "/404.html": "<title>next</title>" });
  expect(fs.statSync(releasePaths(site.folder).release(next.id)).ino).toBe(waiting);
  expect(folderOf()).not.toBe(waiting);
  expect(textOf(id, "/404.html")).toBe(PAGES["/404.html"]);
});

test("a release that is put together from a damaged one is not published", async () => {
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    await release(n, { "/404.html": `<title>${n}</title>` });
  }
  rmSync(join(releasePaths(site.folder).recycled, "404.html"));
  await release(19, { "/404.html": "<title>anew</title>" });
  const live = linkedId(site.folder);
  rmSync(join(releasePaths(site.folder).recycled, "blog/first/index.html"));
  const next = { "/404.html": "<title>next</title>" };
  await expect(release(20, next)).rejects.toThrow("/blog/first/index.html is missing");
  expect(linkedId(site.folder)).toBe(live);
  await publish(site.built, site.folder, at(21));
  expect(textOf("live", "404.html")).toContain("next");
});
