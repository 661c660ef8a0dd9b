import type { FastifyReply, FastifyRequest } from "fastify";
import { parseUrl } from "../../src/shared/contract/address";
import { decodeUri, toPathKey } from "../../src/shared/domain/paths";
import { sendPlain } from "./error-handler";
import { parseFallbackPost, sendFallbackPost, type Context } from "./fallback-post";
import { sendRedirect } from "./send-redirect";

/** Sends 410 or the redirect of a withdrawn address, and 410 for its page data; undefined for others. */
export function sendWithdrawn(
  reply: FastifyReply,
  context: Context,
  path: string,
): FastifyReply | Promise<FastifyReply> | undefined {
  const { site, current } = context;
  const { withdrawn } = site.source;
  if (withdrawn === undefined || withdrawn.isEmpty) return undefined;
  const post = parseFallbackPost(toPathKey(path.replace(/\/index\.html$/i, "")));
  const entry = post && withdrawn.find(post.page);
  if (post === undefined || entry === undefined) return undefined;
  if (entry.to === undefined) {
    const own = parseFallbackPost(entry.path);
    return own && sendFallbackPost(reply, context, { ...own, part: post.part }, path);
  }
  const target = withdrawn.resolveTarget(entry, current);
  const hasGonePage = target === null && current.redirect(entry.path) === null;
  if (post.part === "document") {
    if (target !== null) return sendRedirect(reply, target);
    const page = current.canonical(entry.path) ?? entry.path;
    return site.sendGone(reply, current, hasGonePage ? current.findFile(page) : undefined);
  }
  if (hasGonePage) return undefined;
  // After 410 Gatsby loads the document. The document itself needs 404 to show the 404 page.
  const isOwnCall = readReferer(reply.request) === toPathKey(entry.path);
  return sendPlain(reply, isOwnCall ? 404 : 410, isOwnCall ? "Not found." : "Gone.");
}

/** Returns the key of the page that makes a call. */
function readReferer({ headers: { referer = "" } }: FastifyRequest): string | undefined {
  const url = parseUrl(referer);
  return url ? toPathKey(decodeUri(url.pathname)) : undefined;
}
