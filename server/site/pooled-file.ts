import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isHashedAsset, type ReleaseFile } from "../../src/config/release";

export type PooledFile = { root: string; path: string; file: ReleaseFile };

/**
 * An asset that an earlier release had and this one has not: a tab that was opened then still asks
 * for it. Its name is its content, so its name is its validator.
 */
export async function pooledFile(
  pool: string | undefined,
  path: string,
): Promise<PooledFile | undefined> {
  if (pool === undefined || !isHashedAsset(path) || path.includes("/.")) return undefined;
  const [size, br, gz] = await Promise.all(
    ["", ".br", ".gz"].map((ending) => sizeOf(join(pool, `${path}${ending}`))),
  );
  if (size === undefined) return undefined;
  const etag = Buffer.from(path).toString("base64url").slice(-40);
  const copies = {
    ...(br !== undefined && { br: true as const }),
    ...(gz !== undefined && { gz: true as const }),
  };
  return { root: pool, path, file: { etag, size, ...copies } };
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
