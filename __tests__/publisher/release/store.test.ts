import { rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { publishRelease } from "../../../publisher/release/publish";
import {
  createReleaseId,
  findPageFile,
  readLiveRelease,
  readPointer,
  readReleaseTime,
  toManifestKey,
  toPointerFile,
} from "../../../src/shared/node/release/release-store";
import type { Release } from "../../../src/shared/node/release/release";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();

/** A release with only the fields that these tests read. */
const toRelease = (names: string[]) =>
  ({
    files: Object.fromEntries(names.map((name) => [name, { size: 1 }])),
    pages: {},
    redirects: [],
    posts: 3,
  }) as unknown as Release;

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

test.each(['{"format":1,"fi', "{}", null])(
  "BLD-05 a live release whose release.json is %j counts as absent",
  async (text) => {
    const folder = inFolder("releases");
    expect(readLiveRelease(folder)).toBeUndefined();
    const ids: string[] = [];
    for (const contentVersion of ["older", "newer", "live"]) {
      writeBuilt(inFolder("public"), { files: PAGES, contentVersion });
      ids.push((await publishRelease(inFolder("public"), folder)).id);
    }
    const file = inFolder("releases", toManifestKey(readPointer(folder)?.live ?? ""));
    if (text === null) rmSync(file);
    else writeFileSync(file, gzipSync(text));
    expect(readLiveRelease(folder)?.id).toBe(ids[1]);
    writeFileSync(toPointerFile(folder), '{"form');
    expect(readLiveRelease(folder)).toBeUndefined();
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
