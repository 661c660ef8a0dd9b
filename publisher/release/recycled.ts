import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import {
  findRelease,
  readLiveRelease,
  getReleasePaths,
  type StoredRelease,
} from "../../src/shared/node/release/release-store";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import { runExclusive } from "./exclusive";
import { placeFiles } from "./place-files";
import { findFileFaults } from "./verify";

/** The manifest of the prepared recycled release. */
let preparedRelease: Release | undefined;

/** Checks the release that the next one reuses, and links the live files, while the site is built. */
export function prepareRecycled(folder: string): Promise<void> {
  return runExclusive(async () => {
    const recycled = readComplete(getReleasePaths(folder).recycled);
    const live = recycled && readLiveRelease(folder);
    preparedRelease = live ? await linkRecycled(folder, live, recycled) : recycled;
  });
}

/** Updates the recycled links to the live release. Returns undefined if the disk is full: the next release is then linked from scratch. */
export async function linkRecycled(
  folder: string,
  live: StoredRelease,
  recycled?: Release,
): Promise<Release | undefined> {
  const { root: built, release } = live;
  const target = getReleasePaths(folder).recycled;
  try {
    // Without this file the folder is ignored until it is complete.
    await rm(join(target, RELEASE_FILE), { force: true });
    await placeFiles({ built, release, target, live, recycled });
    await copyToDisk(join(built, RELEASE_FILE), join(target, RELEASE_FILE));
    return release;
  } catch {
    await rm(target, { recursive: true, force: true });
    return undefined;
  }
}

/** Reuses the links of an old release (decision 0012). Returns undefined if it is missing or incomplete. */
export async function recycleRelease(
  folder: string,
  incoming: string,
): Promise<Release | undefined> {
  const { recycled } = getReleasePaths(folder);
  // The same object means that the folder still has what was prepared.
  const isPrepared = preparedRelease !== undefined && preparedRelease === findRelease(recycled);
  const release = isPrepared ? preparedRelease : readComplete(recycled);
  preparedRelease = undefined;
  if (release) renameSync(recycled, incoming);
  else await rm(recycled, { recursive: true, force: true });
  return release;
}

function readComplete(root: string): Release | undefined {
  const release = findRelease(root);
  if (!release) return undefined;
  return findFileFaults(root, release, Object.keys(release.files)).length > 0 ? undefined : release;
}
