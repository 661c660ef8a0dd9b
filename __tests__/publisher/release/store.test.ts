import { rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { publishRelease } from "../../../publisher/release/publish";
import {
  createReleaseId,
  readLiveRelease,
  readPointer,
  readReleaseTime,
  toManifestKey,
  toPointerFile,
} from "../../../src/shared/node/release/release-store";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();

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
