import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";
import { pipeline, Readable } from "node:stream";
import { createBrotliDecompress, createGunzip } from "node:zlib";
import { Negotiator } from "@fastify/accept-negotiator";
import type { FastifyReply } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import mime from "mime-types";
import parseRange from "range-parser";
import { IMMUTABLE, REVALIDATE } from "../../src/shared/node/release/headers";
import { isHashedAsset, type ReleaseFile } from "../../src/shared/node/release/release";
import { listStoredEndings, type Ending } from "../../src/shared/node/release/release-store";
import { sendPlain } from "./responses";
import { listSecurityHeaders } from "./security-headers-hook";

/** Returns Cache-Control of pages that a CDN keeps for `seconds` and browsers revalidate (SCA-03). */
export function toSharedCaching(seconds: number): string {
  if (seconds === 0) return REVALIDATE;
  return `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=60, stale-if-error=86400`;
}

type FileOptions = {
  locate: (ending: Ending) => string;
  path: string;
  file: ReleaseFile;
  policy: string;
  /** Cache-Control of files whose name does not change with the content. */
  caching: string;
};

/** A file with all that is the same in each of its responses. */
export type ServedFile = ReturnType<typeof describeFile>;

export function describeFile({ locate, path, file, policy, caching }: FileOptions) {
  const endings = listStoredEndings(file);
  const negotiator = NEGOTIATORS[endings.join("")];
  return {
    locate,
    ending: endings[0],
    size: file.size,
    etag: `"${file.etag}"`,
    type: mime.contentType(extname(path)) || "application/octet-stream",
    negotiator,
    headers: {
      ...listSecurityHeaders(path, policy),
      "cache-control": isHashedAsset(path) ? IMMUTABLE : caching,
      etag: `"${file.etag}"`,
      "accept-ranges": "bytes",
      ...(negotiator ? { vary: "accept-encoding" } : {}),
    },
  };
}

/** Sends a file, compressed if accepted: 304 if unchanged, 206 or 416 for one range, else 200. */
export function sendFile(
  reply: FastifyReply,
  served: ServedFile,
  files: SmallFiles,
): FastifyReply | Promise<FastifyReply> {
  const { headers, method } = reply.request;
  const { range, "if-range": ifRange, "if-none-match": validator } = headers;
  const { locate, size, etag, negotiator } = served;
  reply.headers(served.headers);
  reply.hasSecurityHeaders = true;
  // Passes only this header, because `fresh` would send the whole file for a reload (no-cache).
  if (validator !== undefined && fresh({ "if-none-match": validator }, { etag })) {
    return reply.code(304).send();
  }
  reply.header("content-type", served.type);
  // Ranges refer to the file itself, because compressed copies have other lengths.
  if (range !== undefined && (ifRange === undefined || ifRange === etag)) {
    const part = parsePart(range, size);
    if (part === "outside") {
      reply.header("content-range", `bytes */${size}`);
      return sendPlain(reply, 416, "That part of the file does not exist.");
    }
    if (part) {
      reply.code(206).header("content-range", `bytes ${part.start}-${part.end}/${size}`);
      return sendPart(reply, served, part);
    }
  }
  const encoding = negotiator?.negotiate(headers["accept-encoding"]?.toLowerCase() ?? "");
  if (encoding) reply.header("content-encoding", encoding);
  // Few clients accept neither of a text's stored copies.
  else if (negotiator || size > MAX_FILE_BYTES)
    return sendPart(reply, served, { start: 0, end: size - 1 });
  const from = locate(encoding ? ENDINGS[encoding] : "");
  const content = files.get(from);
  if (content) return sendContent(reply, content, method);
  if (size > MAX_FILE_BYTES) return reply.send(createReadStream(from));
  return files.forceFetch(from).then((read) => sendContent(reply, read, method));
}

function sendContent(reply: FastifyReply, content: Buffer, method: string): FastifyReply {
  if (method !== "HEAD") return reply.send(content);
  return reply.header("content-length", content.length).send();
}

const ENDINGS = { br: ".br", gzip: ".gz" } as const;

type Encoding = keyof typeof ENDINGS;

const createNegotiator = (...supportedValues: Encoding[]) =>
  new Negotiator({ supportedValues, cache: new LRUCache<string, string>({ max: 500 }) });

/** By a file's stored endings, so that each Accept-Encoding is parsed once. */
const NEGOTIATORS: Record<string, Negotiator<Encoding>> = {
  ".gz.br": createNegotiator("br", "gzip"),
  ".br": createNegotiator("br"),
  ".gz": createNegotiator("gzip"),
};

type Part = { start: number; end: number };

/** Returns the requested part. For several parts the whole file is sent, as the standard allows. */
function parsePart(header: string, size: number): Part | "outside" | undefined {
  const ranges = parseRange(size, header);
  if (ranges === -1) return "outside";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return ranges[0];
}

function sendPart(reply: FastifyReply, served: ServedFile, part: Part): FastifyReply {
  reply.header("content-length", part.end - part.start + 1);
  if (reply.request.method === "HEAD") return reply.send();
  const { ending, locate } = served;
  const from = locate(ending);
  if (ending === "") return reply.send(createReadStream(from, part));
  return reply.send(Readable.from(unpackPart(createReadStream(from), ending, part)));
}

const UNPACKERS = { ".br": createBrotliDecompress, ".gz": createGunzip };

/** Unpacks a text only as far as the part needs, and never holds more than a chunk of it. */
async function* unpackPart(
  file: Readable,
  ending: keyof typeof UNPACKERS,
  { start, end }: Part,
): AsyncGenerator<Buffer> {
  const chunks: AsyncIterable<Buffer> = pipeline(file, UNPACKERS[ending](), () => undefined);
  let at = 0;
  for await (const chunk of chunks) {
    yield chunk.subarray(Math.max(0, start - at), Math.max(0, end + 1 - at));
    at += chunk.length;
    if (at > end) return;
  }
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
