import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import {
  findRelease,
  readLiveRelease,
  releasePaths,
} from "../../src/shared/node/release/release-store";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import { runExclusive } from "./exclusive";
import { placeFiles } from "./place-files";
import { missingFiles } from "./verify";

/** What the prepared old release holds. */
let checked: Release | undefined;

/** Checks the links of the old release that the next one reuses, and makes them those of the live one: while the site is built this delays nothing. */
export function prepareRecycled(folder: string): Promise<void> {
  return runExclusive(async () => {
    const target = releasePaths(folder).recycled;
    const recycled = (checked = readComplete(target));
    const live = recycled && readLiveRelease(folder);
    if (!live) return;
    checked = undefined;
    const { root: built, release } = live;
    try {
      // Without this file the folder counts for nothing until it is complete.
      await rm(join(target, RELEASE_FILE));
      await placeFiles({ built, release, target, live, recycled });
      await copyToDisk(join(built, RELEASE_FILE), join(target, RELEASE_FILE));
      checked = release;
    } catch {
      // If the disk is full, the next release is linked from scratch.
      await rm(target, { recursive: true, force: true });
    }
  });
}

/** Reuses the links of an old release (decision 0012). Returns undefined if it is missing or incomplete. */
export async function recycleRelease(
  folder: string,
  incoming: string,
): Promise<Release | undefined> {
  const { recycled } = releasePaths(folder);
  // The same object means that the folder still has the release that was checked.
  const isChecked = checked !== undefined && checked === findRelease(recycled);
  const release = isChecked ? checked : readComplete(recycled);
  checked = undefined;
  if (release) renameSync(recycled, incoming);
  else await rm(recycled, { recursive: true, force: true });
  return release;
}

function readComplete(root: string): Release | undefined {
  const release = findRelease(root);
  if (!release) return undefined;
  return missingFiles(root, release, Object.keys(release.files)).length > 0 ? undefined : release;
}
