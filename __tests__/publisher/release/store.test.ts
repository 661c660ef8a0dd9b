import { symlink } from "node:fs/promises";
import {
  readLiveRelease,
  findPageFile,
  createReleaseId,
  listReleaseIds,
  readReleaseTime,
  listUnfinished,
} from "../../../src/shared/node/release/release-store";
import { verifyRelease } from "../../../publisher/release/verify";
import type { Release } from "../../../src/shared/node/release/release";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

/** A release with only the fields that these tests read. */
const toRelease = (names: string[]) =>
  ({
    files: Object.fromEntries(names.map((name) => [name, { size: 1 }])),
    pages: {},
    redirects: [],
    posts: 3,
  }) as unknown as Release;

test("releases are ordered by time, then by number", async () => {
  const names = ["20261121T064500123Z-10", "20261121T064500123Z-2", "20261121T064500123Z"];
  const older = "20251121T064500123Z";
  const others = ["x20261121T064500123Z", "20261121T064500123Z-x", "pool"];
  await makeFolders([...names, older, ...others]);
  expect(listReleaseIds(inFolder())).toEqual([older, ...names.toReversed()]);
  expect(listReleaseIds(inFolder("none"))).toEqual([]);
});

const makeFolders = (names: string[]) =>
  writeFiles(inFolder(), Object.fromEntries(names.map((name) => [`${name}/a`, ""])));

test.each([
  ["20261121T064500123Z", []],
  ["20261121T064500123Z", ["20261120T000000000Z"]],
  ["20261121T064500123Z-1", ["20261121T064500123Z"]],
  ["20271121T000000000Z-10", ["20271121T000000000Z-9"]],
])("a release's ID is the time, or follows the last ID: %s after %j", (id, names) => {
  expect(createReleaseId(new Date("2026-11-21T06:45:00.123Z"), names)).toBe(id);
});

test.each([
  ["20261121T064500123Z", Date.UTC(2026, 10, 21, 6, 45, 0, 123)],
  ["20261121T064500123Z-10", Date.UTC(2026, 10, 21, 6, 45, 0, 123)],
  ["pool", NaN],
])("the ID %s contains the time of its release, %s", (id, time) => {
  expect(readReleaseTime(id)).toBe(time);
});

test("finds files of an interrupted publication by their name", async () => {
  const left = [".incoming-20261121T064500123Z", "live.1"];
  await makeFolders([...left, "live", "pool"]);
  expect(listUnfinished(inFolder()).sort()).toEqual(left.map((name) => inFolder(name)));
});

test.each(['{"format":1,"fi', "{}", null])(
  "BLD-05 a live release whose release.json is %j counts as absent",
  async (text) => {
    expect(readLiveRelease(inFolder())).toBeUndefined();
    const [older, newer, linked] = [1, 2, 3].map((day) => `2026112${day}T064500123Z`);
    for (const id of [older, newer]) writeBuilt(inFolder(String(id)), { files: PAGES });
    if (text !== null) await writeFiles(inFolder(), { [`${linked}/release.json`]: text });
    await symlink(linked ?? "", inFolder("live"));
    expect(readLiveRelease(inFolder())?.id).toBe(newer);
  },
);

test.each([
  ["/", "/index.html"],
  ["/a", "/a/index.html"],
  ["/a/", "/a/index.html"],
  ["/b.txt", "/b.txt"],
  ["/b.txt/", undefined],
  ["/constructor", undefined],
])("ROU-03 %s is found as %s: a page in both slash forms, a file by its name", (path, file) => {
  expect(findPageFile(path, toRelease(["/a/index.html", "/b.txt", "/index.html"]))).toBe(file);
});

test("an incomplete release names twenty missing files and counts the others", () => {
  const changed = Array.from({ length: 25 }, (_, index) => `/lost-${index}.js`);
  const verifyChanged = () =>
    verifyRelease({ root: inFolder(), release: toRelease(changed), live: undefined, changed });
  expect(verifyChanged).toThrow(/^The build is not published:\n {2}\S/);
  expect(verifyChanged).toThrow(/\n {2}… and 7 more$/);
});
