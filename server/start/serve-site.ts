import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { readSecrets } from "../../src/shared/node/environment/secrets";
import { createSiteMetrics } from "../metrics/site-metrics";
import { createLogger } from "../process/logger";
import { callPublisher } from "../process/publisher-socket";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { type Settings, checkPort } from "../process/settings";
import { createSiteServer, closeGracefully, startServer } from "../site/create-site-server";
import { toSharedCaching } from "../site/send-file";
import { openLiveSource } from "../site/release-source";
import { createVisitsSender } from "../visits/visits-file";
import { takeOverReleases } from "../../publisher/release/earlier-releases";
import { lockDataFolder } from "../process/data-folder";
import { UserFacingError } from "../process/user-facing-error";
import { superviseProgram } from "./supervise-program";

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

/** Serves the live release of a bucket, without a CMS or publisher on this machine (SCA-02). */
export async function serveBucket(
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<never> {
  const { dataDir, checkout, env, host, port, isCmsEmbedded } = settings;
  if (isCmsEmbedded) throw new UserFacingError(NO_API);
  supervisor.add(await lockDataFolder(dataDir));
  await takeOverReleases(join(dataDir, "releases"));
  await checkPort({ host, port, variable: "PORT" });
  const runProgram = (name: string, file: string, ...args: string[]) =>
    superviseProgram(
      { name, args: ["--import", "tsx", join(__dirname, file), ...args], cwd: checkout, env },
      supervisor,
    );
  runProgram("The follower of the bucket", "../../publisher/follow.ts");
  await runProgram("The site server", "site-main.ts", FOLLOWS_BUCKET).waitFor("ready");
  console.log(`Site: http://${host}:${port}, from the bucket of RELEASES_BUCKET`);
  return new Promise<never>(() => undefined);
}

const NO_API =
  "GATSBY_API_HOST is not set. Set it to the site server next to the CMS, such as http://10.0.0.1:9000: with RELEASES_BUCKET, npm run serve passes /api/* and /webhooks/* on to it.";
