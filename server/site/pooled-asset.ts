import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isHashedAsset, type ReleaseFile } from "../../src/shared/node/release/release";

export type PooledAsset = { root: string; path: string; file: ReleaseFile };

/** Returns an asset for tabs of earlier releases. Its name contains a hash and is its validator. */
export async function findPooledAsset(
  pool: string | undefined,
  path: string,
): Promise<PooledAsset | undefined> {
  if (pool === undefined || !isHashedAsset(path) || path.includes("/.")) return undefined;
  const [size, br, gz] = await Promise.all(
    ["", ".br", ".gz"].map((ending) => readSize(join(pool, `${path}${ending}`))),
  );
  if (size === undefined) return undefined;
  const etag = Buffer.from(path).toString("base64url").slice(-40);
  const file: ReleaseFile = { etag, size };
  if (br !== undefined) file.br = true;
  if (gz !== undefined) file.gz = true;
  return { root: pool, path, file };
}

async function readSize(file: string): Promise<number | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.isFile() ? stats.size : undefined;
}
