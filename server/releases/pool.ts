import { existsSync, linkSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { isHashedAsset, type Release } from "../../src/config/release";
import { namesOf } from "./place-files";
import { releasePaths } from "./store";

/**
 * Links a release's hashed assets into the pool, where a page that was opened on an earlier release
 * still finds them.
 */
export function fillPool(folder: string, root: string, release: Release): void {
  const { pool } = releasePaths(folder);
  for (const name of assetNames(release)) {
    const to = join(pool, name);
    if (existsSync(to)) continue;
    mkdirSync(dirname(to), { recursive: true });
    linkSync(join(root, name), to);
  }
}

/** Takes out of the pool what none of the kept releases has. */
export function drainPool(folder: string, kept: readonly Release[]): void {
  const { pool } = releasePaths(folder);
  if (!existsSync(pool)) return;
  const wanted = new Set(kept.flatMap((release) => assetNames(release)));
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
