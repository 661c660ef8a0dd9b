import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { readSecrets } from "../../src/shared/node/environment/secrets";
import { createSiteMetrics } from "../metrics/site-metrics";
import { createLogger } from "../process/logger";
import { callPublisher } from "../process/publisher-socket";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Settings } from "../process/settings";
import { createSiteServer, closeGracefully, startServer } from "../site/create-site-server";
import { toSharedCaching } from "../site/send-file";
import { openLiveSource } from "../site/release-source";
import { createVisitsSender } from "../visits/visits-file";

/** Argument of a site server without a publisher; it forwards /webhooks/* like /api/*. */
export const FOLLOWS_BUCKET = "--follows-bucket";

type Options = {
  followsBucket?: boolean;
  /** Number of this worker, from 0. Each keeps its own snapshots of the API. */
  worker?: number;
};

/** Serves the live release of the data folder. The publisher alone writes releases (BLD-05). */
export async function serveSite(
  settings: Settings,
  supervisor: ProcessSupervisor,
  { followsBucket = false, worker = 0 }: Options = {},
): Promise<{ end: () => Promise<void> }> {
  const { dataDir, apiHost, host, port, env } = settings;
  const environment = readEnvironment(env);
  const { trustedProxies, siteOrigins, logLevel, metricsToken, cmsOrigins } = environment;
  const { previewHost } = environment;
  const { rebuildToken } = readSecrets(environment, dataDir);
  const log = createLogger(logLevel);
  const releases = join(dataDir, "releases");
  const snapshots = `api-snapshots${worker === 0 ? "" : `-${worker}`}`;
  const metrics = createSiteMetrics({ dataDir, releases, apiHost, token: rebuildToken });
  const app = await createSiteServer({
    source: openLiveSource(releases, (error) => log.error(error), cmsOrigins),
    apiHost,
    trustedProxies,
    siteOrigins,
    log,
    snapshots: { folder: join(dataDir, snapshots), hours: environment.snapshotHours },
    forwardWebhook: followsBucket
      ? (path, call) => fetch(new URL(apiHost).origin + path, call)
      : (path, call) => callPublisher(dataDir, path, call),
    sendVisits: environment.countViews ? createVisitsSender(dataDir, log) : undefined,
    pageCaching: toSharedCaching(environment.cdnCacheSeconds),
    preview:
      previewHost !== null && rebuildToken !== null
        ? { host: previewHost, secret: rebuildToken, releases }
        : undefined,
    metrics: metricsToken === null ? undefined : { counters: metrics, token: metricsToken },
  });
  const siteServer = { end: () => closeGracefully(app, 5000) };
  supervisor.add(siteServer);
  await startServer(app, host, port);
  return siteServer;
}
