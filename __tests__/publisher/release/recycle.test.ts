import fs, { rmSync } from "node:fs";
import { join } from "node:path";
import { pruneReleases } from "../../../publisher/release/go-live";
import { prepareRecycled } from "../../../publisher/release/recycled";
import {
  KEPT_RELEASES,
  getLiveId,
  listReleaseIds,
} from "../../../src/shared/node/release/release-store";
import { rollBack } from "../../../publisher/release/switch";
import { PAGES } from "../../support/built-folder";
import { createReleaseFolders } from "../../support/release-folders";

// The recycled folder, from which the next release is made (decision 0012).

const site = createReleaseFolders();

test("the first release is linked into the recycled folder, which becomes the next release", async () => {
  const { id } = await site.release(0);
  const { recycled } = site.paths;
  for (const path of [...Object.keys(PAGES), "release.json"]) {
    const linked = fs.statSync(join(recycled, path));
    if (path !== "release.json") expect(linked.ino).toBe(fs.statSync(site.inRelease(id, path)).ino);
  }
  const getFolder = () => fs.statSync(recycled).ino;
  const first = getFolder();
  const next = await site.release(1, { "/404.html": "<title>next</title>" });
  expect(fs.statSync(site.paths.release(next.id)).ino).toBe(first);
  expect(getFolder()).not.toBe(first);
  expect(site.read(id, "/404.html")).toBe(PAGES["/404.html"]);
});

test.each([
  ["", () => Promise.resolve()],
  [", also one that was checked before", prepareRecycled],
])("a damaged recycled release is not reused%s", async (_, check) => {
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    await site.release(n, { "/404.html": `<title>${n}</title>` });
  }
  rmSync(join(site.paths.recycled, "blog/first/index.html"));
  await check(site.folder);
  const { id } = await site.release(20, { "/404.html": "<title>next</title>" });
  expect(getLiveId(site.folder)).toBe(id);
  for (const path of Object.keys(PAGES)) {
    expect(site.read("live", path)).toBe({ ...PAGES, "/404.html": "<title>next</title>" }[path]);
  }
});

test("a prepared recycled release has the live files, or is removed if one is missing", async () => {
  for (let n = 0; n <= KEPT_RELEASES; n += 1) {
    await site.release(n, {
      "/404.html": `<title>${n}</title>`,
      [`/${n}/index.html`]: "<title>-</title>",
    });
  }
  const { recycled, live } = site.paths;
  const listInodes = (root: string) =>
    fs
      .readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((name) => name.includes(".") && name !== "release.json")
      .map((name) => [name, fs.statSync(join(root, name)).ino])
      .sort();
  expect(listInodes(recycled)).not.toEqual(listInodes(live));
  await prepareRecycled(site.folder);
  expect(listInodes(recycled)).toEqual(listInodes(live));
  await site.release(20, { "/404.html": "<title>20</title>" });
  rmSync(join(live, "404.html"));
  await prepareRecycled(site.folder);
  expect(fs.existsSync(recycled)).toBe(false);
});

test("ignores the check of a recycled folder that was replaced since", async () => {
  await site.release(0);
  await prepareRecycled(site.folder);
  rmSync(join(site.paths.recycled, "blog/first/index.html"));
  site.build({ "/404.html": "<title>other</title>" });
  fs.copyFileSync(join(site.built, "release.json"), join(site.paths.recycled, "release.json"));
  await site.publish(20);
  expect(site.read("live", "/blog/first/index.html")).toBe(PAGES["/blog/first/index.html"]);
});

test("takes unchanged files from the live release, and from the build where missing", async () => {
  const { id } = await site.release(0);
  rmSync(site.paths.recycled, { recursive: true });
  rmSync(site.inRelease(id, "404.html"));
  const about = PAGES["/about-us/index.html"] ?? "";
  fs.writeFileSync(join(site.built, "about-us/index.html"), "?".repeat(about.length));
  const next = await site.publish(1);
  expect(site.read(next.id, "about-us/index.html")).toBe(about);
  expect(site.read(next.id, "404.html")).toBe(PAGES["/404.html"]);
});

test("pruning keeps the live release, however old", async () => {
  for (let n = 0; n < KEPT_RELEASES; n += 1) await site.release(n);
  const { folder } = site;
  const [oldest = "", second = ""] = listReleaseIds(folder);
  await rollBack(folder, oldest);
  const { recycled, release } = site.paths;
  for (const id of ["20261122T000000000Z", "20261122T000000001Z"]) {
    fs.cpSync(release(second), release(id), { recursive: true });
  }
  rmSync(recycled, { recursive: true });
  await pruneReleases(folder);
  expect(listReleaseIds(folder)).toContain(oldest);
  expect(listReleaseIds(folder)).not.toContain(second);
  rmSync(join(recycled, "404.html"));
  await pruneReleases(folder);
  expect(fs.existsSync(join(recycled, "404.html"))).toBe(false);
});

test("if the recycled folder cannot be created, the live release stays", async () => {
  const { id } = await site.release(0);
  const { live, recycled } = site.paths;
  rmSync(recycled, { recursive: true });
  // No folder can be created under this name.
  fs.symlinkSync("nowhere", recycled);
  await pruneReleases(site.folder);
  const readRecycled = () => fs.lstatSync(recycled, { throwIfNoEntry: false });
  expect(readRecycled()).toBeUndefined();
  expect(getLiveId(site.folder)).toBe(id);
  rmSync(live);
  await pruneReleases(site.folder);
  expect(readRecycled()).toBeUndefined();
});
