import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import mime from "mime-types";
import parseRange from "range-parser";
import { IMMUTABLE, REVALIDATE } from "../../src/shared/node/release/headers";
import { isHashedAsset, type ReleaseFile } from "../../src/shared/node/release/release";
import {
  listStoredEndings,
  readContent,
  type Ending,
} from "../../src/shared/node/release/release-store";
import { sendPlain } from "./responses";

/** Returns Cache-Control of pages that a CDN keeps for `seconds` and browsers revalidate (SCA-03). */
export function toSharedCaching(seconds: number): string {
  if (seconds === 0) return REVALIDATE;
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
}

type FileResponse = {
  locate: (ending: Ending) => string;
  path: string;
  file: ReleaseFile;
  policy: string;
  /** Cache-Control of files whose name does not change with the content. */
  caching: string;
};

/** Sends a file, compressed if accepted: 304 if unchanged, 206 or 416 for one range, else 200. */
export async function sendFile(
  reply: FastifyReply,
  { locate, path, file, policy, caching }: FileResponse,
  files: SmallFiles,
): Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const { range, "if-range": ifRange, "if-none-match": validator } = headers;
  const etag = `"${file.etag}"`;
  reply.header("cache-control", isHashedAsset(path) ? IMMUTABLE : caching);
  reply.header("content-security-policy", policy);
  reply.header("etag", etag);
  reply.header("accept-ranges", "bytes");
  const isCompressed = listStoredEndings(file)[0] !== "";
  if (isCompressed) reply.header("vary", "accept-encoding");
  // Passes only this header, because `fresh` would send the whole file for a reload (no-cache).
  if (fresh({ "if-none-match": validator }, { etag })) return reply.code(304).send();
  reply.header("content-type", mime.contentType(extname(path)) || "application/octet-stream");
  // Ranges refer to the file itself, because compressed copies have other lengths.
  if (range !== undefined && (ifRange === undefined || ifRange === etag)) {
    const part = parsePart(range, file.size);
    if (part === "outside") {
      reply.header("content-range", `bytes */${file.size}`);
      return sendPlain(reply, 416, "That part of the file does not exist.");
    }
    if (part) {
      reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${file.size}`);
      reply.header("content-length", part.end - part.start + 1);
      if (method === "HEAD") return reply.send();
      if (!isCompressed) return reply.send(createReadStream(locate(""), part));
      return reply.send((await readContent(locate, file)).subarray(part.start, part.end + 1));
    }
  }
  const encoding = chooseEncoding(file, headers["accept-encoding"]);
  if (encoding) reply.header("content-encoding", encoding);
  const from = locate(encoding ? ENDINGS[encoding] : "");
  const mustUnpack = isCompressed && encoding === undefined;
  if (file.size > MAX_FILE_BYTES && !mustUnpack) return reply.send(createReadStream(from));
  // A file's copies alone are stored, and few clients accept neither.
  const content = await (mustUnpack ? readContent(locate, file) : files.forceFetch(from));
  if (method !== "HEAD") return reply.send(content);
  return reply.header("content-length", content.length).send();
}

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

function chooseEncoding({ br, gz }: ReleaseFile, header = ""): keyof typeof ENDINGS | undefined {
  const encodings = [...(br ? ["br" as const] : []), ...(gz ? ["gzip" as const] : [])];
  return negotiate(header.toLowerCase(), encodings) ?? undefined;
}

type Part = { start: number; end: number };

/** Returns the requested part. For several parts the whole file is sent, as the standard allows. */
function parsePart(header: string, size: number): Part | "outside" | undefined {
  const ranges = parseRange(size, header);
  if (ranges === -1) return "outside";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return ranges[0];
}

const MAX_BYTES = 64 * 1024 * 1024;
const MAX_FILE_BYTES = 512 * 1024;
const HOUR_MS = 3_600_000;

export type SmallFiles = LRUCache<string, Buffer>;

/** Returns a cache of small files by absolute path. Only the repair of a damaged file changes one. */
export const createSmallFiles = (): SmallFiles =>
  new LRUCache({
    maxSize: MAX_BYTES,
    ttl: HOUR_MS,
    sizeCalculation: ({ length }) => Math.max(1, length),
    fetchMethod: (path) => readFile(path),
  });
