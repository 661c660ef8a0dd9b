import { existsSync, renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Release } from "../../src/shared/node/release/release";
import { syncFolder } from "../../src/shared/node/write-atomically";
import { addToAssetPool, pruneAssetPool } from "./asset-pool";
import { linkRecycled } from "./recycled";
import {
  KEPT_RELEASES,
  getLiveId,
  openRelease,
  listReleaseIds,
  getReleasePaths,
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
  renameSync(root, getReleasePaths(folder).release(id));
  switchTo(folder, id);
}

/** Removes releases beyond the kept ones, never the live and the `previous` one. Keeps one for recycling. */
export async function pruneReleases(folder: string, previous?: string): Promise<void> {
  const live = getLiveId(folder);
  const removable = listReleaseIds(folder)
    .slice(0, -KEPT_RELEASES)
    .filter((id) => id !== live && id !== previous);
  const { release, recycled } = getReleasePaths(folder);
  const next = removable.pop();
  if (next !== undefined) renameSync(release(next), recycled);
  else if (!existsSync(recycled)) {
    const stored = live === undefined ? undefined : openRelease(folder, live);
    if (stored) await linkRecycled(folder, stored);
  }
  for (const id of removable) await rm(release(id), { recursive: true, force: true });
  pruneAssetPool(folder, listReleaseIds(folder));
}
