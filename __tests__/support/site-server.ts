import type { RequestListener } from "node:http";
import { join } from "node:path";
import { publishRelease } from "../../publisher/release/publish";
import { createSiteServer } from "../../server/site/create-site-server";
import { createLogger } from "../../server/process/logger";
import { openLiveSource } from "../../server/site/release-source";
import { writeBuiltSite } from "./built-site";
import { removeFolder } from "./temporary-folder";
import { findDeadOrigin, getPort, startUpstream } from "./upstream";

type TestSite = Awaited<ReturnType<typeof openTestSite>>;

type Options = Partial<Parameters<typeof createSiteServer>[0]> & { cmsOrigins?: string[] };

/** Serves a small site to all tests of a file. Without a listener, the API is down. */
export function createTestSite(listener?: RequestListener, options?: Options) {
  let site: TestSite;
  beforeAll(async () => {
    // Tests change responses between calls.
    site = await openTestSite(listener, { apiCacheMs: 0, ...options });
  });
  afterAll(() => site.close());
  return {
    get app() {
      return site.app;
    },
    get apiHost() {
      return new URL(site.apiHost).host;
    },
    listen: () => site.listen(),
  };
}

/** Starts the real site server over the release of a small site and an API, which is down by default. */
export async function openTestSite(
  api?: string | RequestListener,
  { cmsOrigins, ...options }: Options = {},
) {
  const root = await writeBuiltSite();
  const releases = join(root, ".releases");
  await publishRelease(root, releases);
  const upstream = typeof api === "function" ? await startUpstream(api) : undefined;
  const apiHost = typeof api === "string" ? api : (upstream?.origin ?? (await findDeadOrigin()));
  const app = await createSiteServer({
    source: openLiveSource(releases, console.error, cmsOrigins),
    apiHost,
    log: createLogger("silent"),
    ...options,
  });
  return {
    app,
    apiHost,
    /** Listens on a free loopback port (once) and returns it. */
    listen: async () => {
      if (!app.server.listening) await app.listen({ host: "127.0.0.1", port: 0 });
      return getPort(app.server);
    },
    close: async () => {
      await app.close();
      await upstream?.close();
      await removeFolder(root);
    },
  };
}
