import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { paths } from "../../src/config/paths";
import { isAssetPath } from "./asset-path";
import { cachePolicy } from "./cache-policy";
import { sendPlain } from "./plain";

/** The page in which a post opens that was published after the build (PST-04). */
export const POST_FALLBACK = `${paths.blogFallback()}index.html`;

/** Streams a built file with validators, ranges and its cache policy. */
export function sendBuilt(reply: FastifyReply, file: string): FastifyReply {
  return reply.header("cache-control", cachePolicy(file)).sendFile(file);
}

/** 404: the site's own page for a visitor (ROU-06), one plain line for a missing asset. */
export async function sendNotFound(
  reply: FastifyReply,
  root: string,
  path: string,
): Promise<FastifyReply> {
  if (isAssetPath(path)) return sendPlain(reply, 404, "Not found.");
  return sendPage(reply, 404, root, "/404.html", "Not found.");
}

/** 503 with the client-only post page, which asks the API itself once it runs (PST-04). */
export function sendUnavailablePost(reply: FastifyReply, root: string): Promise<FastifyReply> {
  reply.header("retry-after", "10");
  return sendPage(reply, 503, root, POST_FALLBACK, "The post cannot be loaded right now.");
}

/** Error pages skip validators on purpose: a 304 would hide their status. */
async function sendPage(
  reply: FastifyReply,
  status: number,
  root: string,
  file: string,
  otherwise: string,
): Promise<FastifyReply> {
  const page = await readFile(join(root, file)).catch(() => undefined);
  if (page === undefined) return sendPlain(reply, status, otherwise);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("text/html; charset=utf-8")
    .send(page);
}
