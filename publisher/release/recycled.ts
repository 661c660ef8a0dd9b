import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Release } from "../../src/shared/node/release/release";
import { findRelease, releasePaths } from "../../src/shared/node/release/release-store";
import { missingFiles } from "./verify";

/** The old release that the last check found complete. */
let checked: Release | undefined;

/** Checks the links of the old release that the next one reuses: while the site is built this delays nothing. */
export function checkRecycled(folder: string): void {
  checked = readComplete(releasePaths(folder).recycled);
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
