import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isHashedAsset, type Release } from "../../src/shared/release/release";
import { namesOf } from "./place-files";
import { releasePaths } from "./store";

/** Links hashed assets into the pool, where pages opened on an earlier release still find them. */
export function addToAssetPool(folder: string, root: string, release: Release): void {
  const { pool } = releasePaths(folder);
  mkdirSync(pool, { recursive: true });
  for (const name of assetNames(release)) {
    const to = join(pool, name);
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(join(root, name), to);
  }
}

export function pruneAssetPool(folder: string, kept: readonly Release[]): void {
  const { pool } = releasePaths(folder);
  const wanted = new Set(kept.flatMap(assetNames));
  for (const entry of readdirSync(pool, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    if (!wanted.has(file.slice(pool.length))) rmSync(file, { force: true });
  }
}

function assetNames(release: Release): string[] {
  return Object.entries(release.files)
    .filter(([path]) => isHashedAsset(path))
    .flatMap(([path, file]) => namesOf(path, file));
}
