import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const TEXT = /\.(?:html|js|mjs|css|json|xml|txt|svg|webmanifest)$/;

/** Smaller files fit into a packet anyway. */
const LEAST_BYTES = 1024;

export function isCompressible(path: string, size: number): boolean {
  return size >= LEAST_BYTES && TEXT.test(path);
}

/** Writes `file`.br and `file`.gz, `lasting` ones at brotli's best; returns the smaller's bytes. */
export async function compress(file: string, content: Buffer, lasting: boolean): Promise<number> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: lasting ? 11 : 6,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [br, gz] = await Promise.all([
    brotliOf(content, { params }),
    gzipOf(content, { level: lasting ? 9 : 6 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  return Math.min(br.length, gz.length);
}
