import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isNotFoundPage, type Sent, type SiteFiles } from "./site-files";
import { sendRedirect } from "./responses";
import { parseFallbackPost, sendFallbackPost, type ReadApi, sendWithdrawn } from "./fallback-post";

/** Serves every other address: files, redirects, fallback posts, 404 and 410 (ROU-01 to ROU-06, PST-04). */
export function addPageRoutes(app: FastifyInstance, site: SiteFiles, readApi: ReadApi): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const sent = sendPath(request, reply);
      // Fastify would wait for the end of a response that a handler returns.
      if (sent instanceof Promise) return sent;
    },
  });

  function sendPath(request: FastifyRequest, reply: FastifyReply): Sent {
    const path = request.sitePath;
    const current = site.source.getCurrent();
    if (current === undefined) return site.sendNothingLive(reply);
    const context = { site, current, readApi };
    const withdrawn = sendWithdrawn(reply, context, path);
    if (withdrawn !== undefined) return withdrawn;
    const [, search = ""] = /^[^?#]*(\?[^#]*)/.exec(request.raw.url ?? "") ?? [];
    const byQuery = search === "" ? undefined : current.redirectQuery(path, search);
    if (byQuery !== undefined) return sendRedirect(reply, byQuery.to, byQuery.search);
    const file = site.find(current, path);
    if (file !== undefined) return site.send(reply, file);
    // Gatsby builds its 404 page as an ordinary page, too.
    if (isNotFoundPage(path)) {
      return site.sendNotFound(reply, current, path.replace(/\.html$/, ""));
    }
    const target = current.redirect(path);
    if (target === null) {
      return site.sendGone(reply, current, current.findFile(current.canonical(path) ?? path));
    }
    const newPath = current.canonical(path) ?? target ?? current.ipoPage(path);
    if (newPath !== undefined) return sendRedirect(reply, newPath);
    const asset = site.findAsset(current, path);
    if (asset !== undefined) return site.send(reply, asset);
    const post = parseFallbackPost(path);
    if (post !== undefined) return sendFallbackPost(reply, context, post, path);
    return site.sendNotFound(reply, current, path);
  }
}
