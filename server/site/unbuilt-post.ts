import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyReply } from "fastify";
import { paths } from "../../src/config/paths";
import { lookUpPost } from "./post-lookup";
import type { ServedRelease } from "./served-release";
import { POST_FALLBACK, type SiteFiles } from "./site-files";

/** Something that a browser asks for to show a post: its document, or Gatsby's data of its page. */
export type PostRequest = { slug: string; part: "document" | "page-data" };

const DOCUMENT = /^\/blog\/([^/]+)\/?$/;
const PAGE_DATA = /^\/page-data\/blog\/([^/]+)\/page-data\.json$/;
const FALLBACK_DATA = `/page-data${paths.blogFallback()}page-data.json`;

/** Reads a decoded path; undefined where it has nothing to do with a post. */
export function postRequest(path: string): PostRequest | undefined {
  const document = DOCUMENT.exec(path)?.[1];
  if (document !== undefined) return { slug: document, part: "document" };
  const data = PAGE_DATA.exec(path)?.[1];
  return data === undefined ? undefined : { slug: data, part: "page-data" };
}

type Where = { site: SiteFiles; served: ServedRelease; apiHost: string };

/**
 * PST-04: a post that was published after the build. The API says whether there is one; where it
 * cannot say, the document is a 503 that comes alive all the same and asks again itself.
 */
export async function sendUnbuiltPost(
  reply: FastifyReply,
  { site, served, apiHost }: Where,
  { slug, part }: PostRequest,
  path: string,
): Promise<FastifyReply> {
  const found = await lookUpPost(apiHost, slug);
  if (found === "unknown") return site.sendNotFound(reply, served, path);
  if (part === "page-data") return sendFallbackData(reply, { site, served }, slug, path);
  if (found === "unreachable") return site.sendUnavailablePost(reply, served);
  return site.sendPage(reply, 200, served, POST_FALLBACK, "The post cannot be shown right now.");
}

/** The fallback page's data under the post's own address, so that Gatsby renders it there. */
async function sendFallbackData(
  reply: FastifyReply,
  { site, served }: Omit<Where, "apiHost">,
  slug: string,
  path: string,
): Promise<FastifyReply> {
  const text = await readFile(join(served.root, FALLBACK_DATA), "utf8").catch(() => undefined);
  if (text === undefined) return site.sendNotFound(reply, served, path);
  const data: Record<string, unknown> = JSON.parse(text);
  return reply
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify({ ...data, path: paths.blog(slug) }));
}
