import type { FastifyReply } from "fastify";

/** 301 to a path of the site, not encoded; what follows a "?" stays. */
export function sendRedirect(reply: FastifyReply, path: string): FastifyReply {
  const url = reply.request.raw.url ?? "";
  const query = url.indexOf("?");
  const search = query === -1 ? "" : url.slice(query);
  return reply.redirect(`${encodeURI(path)}${search}`, 301);
}
