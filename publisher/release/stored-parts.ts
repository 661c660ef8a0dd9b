import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";
import { createEtag } from "../../src/shared/node/release/etag";
import type { Release, ReleaseFile } from "../../src/shared/node/release/release";
import { toFileKey } from "./release-bucket";

const UNPACK = {
  "": async (data: Buffer, _options: object) => data,
  ".br": promisify(brotliDecompress),
  ".gz": promisify(gunzip),
};
type Ending = keyof typeof UNPACK;

/** Returns the endings of a file's objects: its compressed copies, or the file itself without any. */
export function listStoredEndings({ br, gz }: ReleaseFile): Ending[] {
  return br || gz ? [...(br ? ([".br"] as const) : []), ...(gz ? ([".gz"] as const) : [])] : [""];
}

/** Returns the keys of all files of a release. */
export function listStoredKeys({ files }: Release): string[] {
  return Object.values(files).flatMap((file) =>
    listStoredEndings(file).map((ending) => toFileKey(file.etag, ending)),
  );
}

/** Returns the unpacked content. Throws if its size or hash is not the file's. */
export async function unpackFile(data: Buffer, ending: Ending, file: ReleaseFile): Promise<Buffer> {
  const options = { maxOutputLength: Math.max(1, file.size) };
  const content = await UNPACK[ending](data, options).catch(() => undefined);
  if (content?.length === file.size && createEtag(content) === file.etag) return content;
  throw new Error(
    `${toFileKey(file.etag, ending)} does not match its size or the hash in its name.`,
  );
}
