import fs, { rmSync } from "node:fs";
import { join } from "node:path";
import { prune } from "../../../server/releases/go-live";
import { publish } from "../../../server/releases/publish";
import { KEPT_RELEASES, linkedId, releaseIds, releasePaths } from "../../../server/releases/store";
import { rollBack } from "../../../server/releases/switch";
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

test("what is the same is taken from the live release, and from the build where it is gone there", async () => {
  const { id } = await release(0);
  rmSync(releasePaths(site.folder).recycled, { recursive: true });
  rmSync(inRelease(id, "404.html"));
  const about = PAGES["/about-us/index.html"] ?? "";
  fs.writeFileSync(join(site.built, "about-us/index.html"), "?".repeat(about.length));
  const next = await publish(site.built, site.folder, at(1));
  expect(textOf(next.id, "about-us/index.html")).toBe(about);
  expect(textOf(next.id, "404.html")).toBe(PAGES["/404.html"]);
});

test("pruning keeps the live release, however old, and what waits already", async () => {
  for (let n = 0; n < KEPT_RELEASES; n += 1) await release(n);
  const { folder } = site;
  const [oldest = "", second = ""] = releaseIds(folder);
  rollBack(folder, oldest);
  const { recycled, release: rootOf } = releasePaths(folder);
  for (const id of ["20261122T000000000Z", "20261122T000000001Z"]) {
    fs.cpSync(rootOf(second), rootOf(id), { recursive: true });
  }
  rmSync(recycled, { recursive: true });
  await prune(folder);
  expect(releaseIds(folder)).toContain(oldest);
  expect(releaseIds(folder)).not.toContain(second);
  rmSync(join(recycled, "404.html"));
  await prune(folder);
  expect(fs.existsSync(join(recycled, "404.html"))).toBe(false);
});

test("where no links can wait, nothing does, and the live release stays", async () => {
  const { id } = await release(0);
  const { live, recycled } = releasePaths(site.folder);
  rmSync(recycled, { recursive: true });
  // A name that leads nowhere: no folder can be made there.
  fs.symlinkSync("nowhere", recycled);
  await prune(site.folder);
  const waiting = () => fs.lstatSync(recycled, { throwIfNoEntry: false });
  expect(waiting()).toBeUndefined();
  expect(linkedId(site.folder)).toBe(id);
  rmSync(live);
  await prune(site.folder);
  expect(waiting()).toBeUndefined();
});
