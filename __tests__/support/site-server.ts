import type { FastifyInstance } from "fastify";
import { createSiteServer } from "../../server/site/create-site-server";
import { siteLogger } from "../../server/site/logging";
import { folderSource } from "../../server/site/release-source";
import { writeBuiltSite } from "./built-site";
import { removeFolder } from "./temporary-folder";
import { deadOrigin, portOf } from "./upstream";

export type TestSite = {
  app: FastifyInstance;
  root: string;
  /** Listens on a free loopback port (once) and returns it. */
  listen: () => Promise<number>;
  close: () => Promise<void>;
};

/** Makes the real site server over a small built folder; without `apiHost` the API is down. */
export async function openTestSite(apiHost?: string): Promise<TestSite> {
  const root = await writeBuiltSite();
  const app = await createSiteServer({
    source: folderSource(root),
    apiHost: apiHost ?? (await deadOrigin()),
    log: siteLogger("silent"),
  });
  return {
    app,
    root,
    listen: async () => {
      if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
      return portOf(app.server);
    },
    close: async () => {
      await app.close();
      await removeFolder(root);
    },
  };
}
