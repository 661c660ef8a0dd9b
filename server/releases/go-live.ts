import { renameSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { Release } from "../../src/shared/release/release";
import { syncFolder } from "../../src/shared/write-atomically";
import { addToAssetPool, pruneAssetPool } from "./asset-pool";
import { KEPT_RELEASES, linkedId, openStored, releaseIds, releasePaths } from "./store";
import { switchTo } from "./switch";

/** Makes a complete release, put together at `root`, the one that visitors get. */
export function goLive(
  folder: string,
  root: string,
  { id, release }: { id: string; release: Release },
): void {
  // The pool first: a visitor may ask for an asset the moment the page is live.
  addToAssetPool(folder, root, release);
  syncFolder(root);
  renameSync(root, releasePaths(folder).release(id));
  switchTo(folder, id);
}

/** Removes the releases beyond the kept ones, the live one never; one is left to be recycled. */
export async function prune(folder: string): Promise<void> {
  const live = linkedId(folder);
  const going = releaseIds(folder)
    .slice(0, -KEPT_RELEASES)
    .filter((id) => id !== live);
  const { release, recycled } = releasePaths(folder);
  const next = going.pop();
  if (next !== undefined) renameSync(release(next), recycled);
  for (const id of going) await rm(release(id), { recursive: true, force: true });
  const kept = releaseIds(folder).flatMap((id) => openStored(folder, id) ?? []);
  pruneAssetPool(
    folder,
    kept.map((stored) => stored.release),
  );
}
