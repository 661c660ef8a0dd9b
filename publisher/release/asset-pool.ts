import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { isHashedAsset, type Release } from "../../src/shared/node/release/release";
import { listNames } from "./place-files";
import {
  KEPT_RELEASES,
  openRelease,
  getReleasePaths,
} from "../../src/shared/node/release/release-store";

/** Links hashed assets into the pool, where open pages of earlier releases find them. */
export function addToAssetPool(folder: string, root: string, release: Release): void {
  const { pool } = getReleasePaths(folder);
  mkdirSync(pool, { recursive: true });
  for (const name of listAssetNames(release)) {
    const to = join(pool, name);
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(join(root, name), to);
  }
}

/** Names of assets by release folder, whose content never changes. */
const assetNames = new LRUCache<string, string[]>({ max: KEPT_RELEASES });

/** Removes assets that are in no kept release. */
export function pruneAssetPool(folder: string, ids: readonly string[]): void {
  const { pool } = getReleasePaths(folder);
  const usedFiles = new Set(ids.flatMap((id) => listStoredNames(folder, id)));
  for (const entry of readdirSync(pool, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (!usedFiles.has(file.slice(pool.length))) rmSync(file, { force: true });
  }
}

function listStoredNames(folder: string, id: string): string[] {
  const root = getReleasePaths(folder).release(id);
  const stored = assetNames.has(root) ? undefined : openRelease(folder, id);
  if (stored) assetNames.set(root, listAssetNames(stored.release));
  return assetNames.get(root) ?? [];
}

function listAssetNames(release: Release): string[] {
  return Object.entries(release.files)
    .filter(([path]) => isHashedAsset(path))
    .flatMap(([path, file]) => listNames(path, file));
}
