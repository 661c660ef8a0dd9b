import type { RequestListener } from "node:http";
import { createSiteServer } from "../../server/site/create-site-server";
import { siteLogger } from "../../server/site/logging";
import { folderSource } from "../../server/site/release-source";
import { writeBuiltSite } from "./built-site";
import { removeFolder } from "./temporary-folder";
import { deadOrigin, portOf, startUpstream, type Upstream } from "./upstream";

export type TestSite = Awaited<ReturnType<typeof openTestSite>>;

/** One for all tests of a file, whose API answers so; without an answer the API is down. */
export function testSiteOfFile(answer?: RequestListener) {
  let site: TestSite;
  let api: Upstream | undefined;
  beforeAll(async () => {
    api = answer && (await startUpstream(answer));
    // Tests change what is answered from one call to the next.
    site = await openTestSite(api?.origin, { apiKeptMs: 0 });
  });
  afterAll(async () => {
    await site.close();
    await api?.close();
  });
  return {
    get app() {
      return site.app;
    },
    get apiHost() {
      return new URL(api?.origin ?? "").host;
    },
    listen: () => site.listen(),
  };
}

type Options = Partial<Parameters<typeof createSiteServer>[0]> & { cmsOrigins?: string[] };

/** Makes the real site server over a small built folder; without `apiHost` the API is down. */
export async function openTestSite(apiHost?: string, { cmsOrigins, ...options }: Options = {}) {
  const root = await writeBuiltSite();
  const app = await createSiteServer({
    source: folderSource(root, cmsOrigins),
    apiHost: apiHost ?? (await deadOrigin()),
    log: siteLogger("silent"),
    ...options,
  });
  return {
    app,
    root,
    /** Listens on a free loopback port (once) and returns it. */
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
