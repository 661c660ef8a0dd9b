import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { RELEASE_FILE, type Release } from "../../src/shared/node/release/release";
import { copyToDisk, syncFolder } from "../../src/shared/node/write-atomically";
import { addToAssetPool, pruneAssetPool } from "./asset-pool";
import { placeFiles } from "./place-files";
import {
  KEPT_RELEASES,
  linkedId,
  openStored,
  releaseIds,
  releasePaths,
} from "../../src/shared/node/release/release-store";
import { switchTo } from "./switch";

/** Makes the complete release at `root` the live one. */
export function goLive(
  folder: string,
  root: string,
  { id, release }: { id: string; release: Release },
): void {
  // Assets come first, because visitors request them as soon as the page is live.
  addToAssetPool(folder, root, release);
  syncFolder(root);
  renameSync(root, releasePaths(folder).release(id));
  switchTo(folder, id);
}

/** Removes releases beyond the kept ones, never the live and the `previous` one. Leaves one to be recycled. */
export async function prune(folder: string, previous?: string): Promise<void> {
  const live = linkedId(folder);
  const going = releaseIds(folder)
    .slice(0, -KEPT_RELEASES)
    .filter((id) => id !== live && id !== previous);
  const { release, recycled } = releasePaths(folder);
  const next = going.pop();
  if (next !== undefined) renameSync(release(next), recycled);
  else if (live !== undefined && !existsSync(recycled)) await linkNextRelease(folder, live);
  for (const id of going) await rm(release(id), { recursive: true, force: true });
  pruneAssetPool(folder, releaseIds(folder));
}

/** Prepares links to the live release while idle, as long as there is no old release to recycle. */
async function linkNextRelease(folder: string, id: string): Promise<void> {
  const live = openStored(folder, id);
  if (!live) return;
  const { root, release } = live;
  const { recycled: target } = releasePaths(folder);
  try {
    await placeFiles({ built: root, release, target, live, recycled: undefined });
    await copyToDisk(join(root, RELEASE_FILE), join(target, RELEASE_FILE));
  } catch {
    // If the disk is full, the next release is linked from scratch.
    await rm(target, { recursive: true, force: true });
  }
}
