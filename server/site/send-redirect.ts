import type { FastifyReply } from "fastify";
import { REVALIDATE } from "../../src/shared/node/release/caching";

/** 301 to a path of the site, not encoded; what follows a "?" stays, unless `search` replaces it. */
export function sendRedirect(
  reply: FastifyReply,
  path: string,
  search = searchOf(reply.request.raw.url ?? ""),
): FastifyReply {
  // Browsers keep a 301 without it for good: a post whose old address comes back would lead in a circle.
  reply.header("cache-control", REVALIDATE);
  return reply.redirect(`${encodeURI(path)}${search}`, 301);
}

function searchOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? "" : url.slice(query);
}
