import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { etagOf } from "../../shared/release/etag";
import { isHashedAsset } from "../../shared/release/release";
import { compress, isCompressible } from "./compress";
import { inlineHashes } from "./inline-hashes";
import type { KnownFile, KnownFiles } from "./known-files";
import { walk } from "./walk";

export type ScanResult = { files: KnownFiles; compressed: number };

const COMPRESSED = /\.(?:br|gz)$/;
const AT_ONCE = 8;

/** Describes every file but `skip` and compresses texts; unchanged ones keep facts and copies. */
export async function scan(
  root: string,
  known: KnownFiles,
  skip: (path: string) => boolean,
): Promise<ScanResult> {
  const found = walk(root, skip);
  const present = new Set(found.map(({ path }) => path));
  const files: KnownFiles = {};
  const limit = pLimit(AT_ONCE);
  let compressed = 0;

  const look = async ({ path, size, mtimeMs }: (typeof found)[number]): Promise<void> => {
    const before = known[path];
    const kept =
      before?.sent === undefined || (present.has(`${path}.br`) && present.has(`${path}.gz`));
    if (before && kept && before.size === size && before.mtimeMs === mtimeMs) {
      files[path] = before;
      return;
    }
    const content = await readFile(join(root, path));
    const etag = etagOf(content);
    const file: KnownFile = { size, mtimeMs, etag };
    if (path.endsWith(".html")) file.inline = inlineHashes(content.toString());
    if (isCompressible(path, size)) {
      if (kept && before?.etag === etag && before.sent !== undefined) {
        file.sent = before.sent;
      } else {
        file.sent = await compress(join(root, path), content, isHashedAsset(path));
        compressed += 1;
      }
    }
    files[path] = file;
  };

  const originals = found.filter(({ path }) => !COMPRESSED.test(path));
  await Promise.all(originals.map((file) => limit(() => look(file))));
  await removeLeftCopies(root, found, files);
  return { files, compressed };
}

async function removeLeftCopies(
  root: string,
  found: { path: string }[],
  files: KnownFiles,
): Promise<void> {
  const left = found.filter(
    ({ path }) => COMPRESSED.test(path) && files[path.replace(COMPRESSED, "")]?.sent === undefined,
  );
  await Promise.all(left.map(({ path }) => rm(join(root, path), { force: true })));
}
