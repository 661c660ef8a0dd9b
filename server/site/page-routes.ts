import type { FastifyInstance } from "fastify";
import type { SiteFiles } from "./site-files";
import { sendRedirect } from "./responses";
import { parseFallbackPost, sendFallbackPost, type ReadApi, sendWithdrawn } from "./fallback-post";

/** Serves every other address: files, redirects, fallback posts, 404 and 410 (ROU-01 to ROU-06, PST-04). */
export function addPageRoutes(app: FastifyInstance, site: SiteFiles, readApi: ReadApi): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const path = request.sitePath;
      const current = site.source.getCurrent();
      if (current === undefined) return site.sendNothingLive(reply);
      // Gatsby builds its 404 page as an ordinary page, too.
      if (/^\/404(?:\.html|\/|\/index\.html)?$/.test(path))
        return site.sendNotFound(reply, current, path.replace(/\.html$/, ""));
      const context = { site, current, readApi };
      const withdrawn = sendWithdrawn(reply, context, path);
      if (withdrawn !== undefined) return withdrawn;
      const [, search = ""] = /^[^?#]*(\?[^#]*)/.exec(request.raw.url ?? "") ?? [];
      const byQuery = search === "" ? undefined : current.redirectQuery(path, search);
      if (byQuery !== undefined) return sendRedirect(reply, byQuery.to, byQuery.search);
      const target = current.redirect(path);
      if (target === null)
        return site.sendGone(reply, current, current.findFile(current.canonical(path) ?? path));
      const file = current.findFile(path);
      if (file !== undefined) return site.send(reply, current, file);
      const newPath = current.canonical(path) ?? target ?? current.ipoPage(path);
      if (newPath !== undefined) return sendRedirect(reply, newPath);
      const asset = site.source.findAsset?.(path);
      if (asset !== undefined) return site.send(reply, current, path, asset);
      const post = parseFallbackPost(path);
      if (post !== undefined) return sendFallbackPost(reply, context, post, path);
      return site.sendNotFound(reply, current, path);
    },
  });
}
