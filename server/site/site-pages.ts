import type { FastifyInstance, FastifyReply } from "fastify";
import { pooledFile } from "./pooled-file";
import type { SiteFiles } from "./site-files";
import { postRequest, sendUnbuiltPost } from "./unbuilt-post";

/** Answers every path outside /api from the live release; a request sees one release throughout. */
export function servePages(app: FastifyInstance, site: SiteFiles, apiHost: string): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const path = request.sitePath;
      const served = site.source.current();
      if (served === undefined) return site.sendNothingLive(reply);
      if (isNotFoundPage(path))
        return site.sendNotFound(reply, served, path.replace(/\.html$/, ""));
      const file = served.fileOf(path);
      if (file !== undefined) return site.send(request, reply, served, file);
      const moved = served.canonical(path) ?? served.redirect(path);
      if (moved !== undefined) return redirect(reply, moved, request.raw.url ?? "");
      const pooled = await pooledFile(site.source.pool, path);
      if (pooled !== undefined) return site.sendPooled(request, reply, served, pooled);
      const post = postRequest(path);
      if (post !== undefined) return sendUnbuiltPost(reply, { site, served, apiHost }, post, path);
      return site.sendNotFound(reply, served, path);
    },
  });
}

/** Gatsby also builds its 404 page under an address; it is an error there, too. */
function isNotFoundPage(path: string): boolean {
  return /^\/404(?:\.html|\/|\/index\.html)?$/.test(path);
}

function redirect(reply: FastifyReply, path: string, url: string): FastifyReply {
  const query = url.indexOf("?");
  const search = query === -1 ? "" : url.slice(query);
  return reply.redirect(`${encodeURI(path)}${search}`, 301);
}
