import { stat } from "node:fs/promises";
import { join } from "node:path";
import { isHashedAsset, type ReleaseFile } from "../../src/shared/node/release/release";

export type PooledAsset = { root: string; path: string; file: ReleaseFile };

/** For tabs opened on an earlier release. An asset's name is its content, so its validator too. */
export async function pooledAsset(
  pool: string | undefined,
  path: string,
): Promise<PooledAsset | undefined> {
  if (pool === undefined || !isHashedAsset(path) || path.includes("/.")) return undefined;
  const [size, br, gz] = await Promise.all(
    ["", ".br", ".gz"].map((ending) => sizeOf(join(pool, `${path}${ending}`))),
  );
  if (size === undefined) return undefined;
  const etag = Buffer.from(path).toString("base64url").slice(-40);
  const file: ReleaseFile = { etag, size };
  if (br !== undefined) file.br = true;
  if (gz !== undefined) file.gz = true;
  return { root: pool, path, file };
}

async function sizeOf(file: string): Promise<number | undefined> {
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? found.size : undefined;
}
