import { createReadStream } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import mime from "mime-types";
import parseRange from "range-parser";
import { isHashedAsset, type ReleaseFile } from "../../src/config/release";
import { acceptedEncoding } from "./accepted-encoding";
import type { FileCache } from "./file-cache";
import { sendPlain } from "./plain";

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_EACH_TIME = "public, max-age=0, must-revalidate";

export type FileAnswer = {
  /** Folder of the release, or of the pool. */
  root: string;
  path: string;
  file: ReleaseFile;
  /** The page's Content-Security-Policy. */
  policy: string;
};

/** Sends a file of a release: its smallest copy that the client takes, its validator, a part of it. */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, path, file, policy }: FileAnswer,
  cache: FileCache,
): Promise<FastifyReply> {
  const { range, "if-range": ifRange, "accept-encoding": accepted } = request.headers;
  const etag = `"${file.etag}"`;
  reply.header("cache-control", isHashedAsset(path) ? FOR_EVER : ASK_EACH_TIME);
  reply.header("content-security-policy", policy);
  reply.header("etag", etag);
  reply.header("accept-ranges", "bytes");
  if (file.br || file.gz) reply.header("vary", "accept-encoding");
  if (matches(request.headers["if-none-match"], etag)) return reply.code(304).send();
  reply.header("content-type", contentType(path));
  // A part is a part of the file itself: its copies have other lengths.
  if (range !== undefined && (ifRange === undefined || ifRange === etag)) {
    const part = partOf(range, file.size);
    if (part === "outside") {
      reply.header("content-range", `bytes */${file.size}`);
      return sendPlain(reply, 416, "That part of the file does not exist.");
    }
    if (part) return sendPart(request, reply, join(root, path), file.size, part);
  }
  const encoding = acceptedEncoding(file, accepted);
  if (encoding) reply.header("content-encoding", encoding.name);
  const from = join(root, `${path}${encoding?.ending ?? ""}`);
  if (!cache.takes(file.size)) return reply.send(createReadStream(from));
  const content = await cache.read(from);
  if (request.method !== "HEAD") return reply.send(content);
  return reply.header("content-length", content.length).send();
}

type Part = { start: number; end: number };

/** One part of a file; several at once are answered with the whole, as the standard allows. */
function partOf(header: string, size: number): Part | "outside" | undefined {
  const ranges = parseRange(size, header);
  if (ranges === -1) return "outside";
  if (ranges === -2 || ranges.type !== "bytes" || ranges.length !== 1) return undefined;
  return ranges[0];
}

function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  size: number,
  { start, end }: Part,
): FastifyReply {
  reply.code(206);
  reply.header("content-range", `bytes ${start}-${end}/${size}`);
  reply.header("content-length", end - start + 1);
  if (request.method === "HEAD") return reply.send();
  return reply.send(createReadStream(file, { start, end }));
}

/** Whether an If-None-Match header names this validator, weak or strong, or any. */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === "*") return true;
  return header.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

const TYPES = new Map<string, string>();

function contentType(path: string): string {
  const ending = extname(path);
  const known = TYPES.get(ending);
  if (known !== undefined) return known;
  const type = mime.contentType(ending) || "application/octet-stream";
  TYPES.set(ending, type);
  return type;
}
