import type { FastifyInstance, FastifyReply } from "fastify";
import { findBuiltFile } from "./built-file";
import { readBuiltRoutes } from "./built-routes";
import { sendBuilt, sendNotFound } from "./pages";
import { postRequest, sendUnbuiltPost } from "./unbuilt-post";

export type SitePagesOptions = { root: string; apiHost: string };

/** Answers every path outside /api from the built folder. */
export async function servePages(app: FastifyInstance, options: SitePagesOptions): Promise<void> {
  const routes = await readBuiltRoutes(options.root);
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: async (request, reply) => {
      const path = request.sitePath;
      if (isNotFoundPage(path))
        return sendNotFound(reply, options.root, path.replace(/\.html$/, ""));
      const canonical = routes.canonical(path);
      if (canonical !== undefined) return redirect(reply, canonical, request.raw.url ?? "");
      const file = await findBuiltFile(options.root, path);
      if (file !== undefined) return sendBuilt(reply, file);
      const post = postRequest(path);
      if (post !== undefined) return sendUnbuiltPost(reply, options, post, path);
      return sendNotFound(reply, options.root, path);
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
