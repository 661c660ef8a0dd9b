import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { isHashedAsset } from "./release";
import { SEARCH_FOLDER } from "../../domain/search";

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TEXT = /\.(?:html|js|mjs|css|json|xml|txt|svg|ics|webmanifest)$/;

/** Smaller files fit into one packet. */
const MIN_BYTES = 1024;

/** True for texts that do not fit into one packet. */
export function isCompressible(path: string, size: number): boolean {
  return size >= MIN_BYTES && TEXT.test(path);
}

/** Posts, their lists and pages of IPOs: a change or a new day may rebuild hundreds. */
const FREQUENT = /^\/(?:blogs?\/(?!index\.html$)|ipo\/)/;

/** Brotli quality: 10 % smaller files would take fifty times as long. */
const FAST_BROTLI = 6;

/** Gzip level: a third faster for 5 % more bytes; few clients need gzip. */
const FAST_GZIP = 4;

/** Returns a compressed copy of a file, whose path chooses the quality. */
export function compress(path: string, content: Buffer, ending: ".br" | ".gz"): Promise<Buffer> {
  // Search blocks are named by content, too, but change with each edit.
  const isPermanent = isHashedAsset(path) && !path.startsWith(SEARCH_FOLDER);
  const levels = isPermanent ? { brotli: 11, gzip: 9 } : chooseLevels(path, content.length);
  if (ending === ".gz") return compressGzip(content, { level: levels.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: levels.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compressBrotli(content, { params });
}

/** A larger page needs several round trips in any case. */
const MAX_SLOW_BYTES = 120_000;

function chooseLevels(path: string, size: number): { brotli: number; gzip: number } {
  if (FREQUENT.test(path) || size > MAX_SLOW_BYTES) return { brotli: FAST_BROTLI, gzip: FAST_GZIP };
  // Quality 10 would take half the time and add 0.4 kB to a page.
  return { brotli: path.endsWith(".html") ? 11 : FAST_BROTLI, gzip: 6 };
}
