import type { FastifyReply } from "fastify";
import { REVALIDATE } from "../../src/shared/node/release/caching";

/** Sends 301 to an unencoded path of the site. The query stays unless `search` replaces it. */
export function sendRedirect(
  reply: FastifyReply,
  path: string,
  search = readQuery(reply.request.raw.url ?? ""),
): FastifyReply {
  // Without it browsers keep a 301 forever, and a reused old address would become a loop.
  reply.header("cache-control", REVALIDATE);
  return reply.redirect(`${encodeURI(path)}${search}`, 301);
}

function readQuery(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? "" : url.slice(query);
}
