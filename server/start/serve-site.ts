import type { FastifyBaseLogger } from "fastify";
import { join } from "node:path";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import { readSecrets } from "../../src/shared/node/environment/secrets";
import { siteMetrics } from "../metrics/site-metrics";
import type { ProcessSupervisor } from "../process/process-supervisor";
import { describeError } from "../process/user-facing-error";
import type { BuildTiming, QueueEvent } from "../../publisher/queue/queue";
import { createRebuildService } from "../../publisher/service";
import type { ApiState } from "../site/health-routes";
import { createSiteServer } from "../site/create-site-server";
import { closeGracefully, listen } from "../site/listen";
import { siteLogger } from "../site/logging";
import { liveSource } from "../site/release-source";
import type { Settings } from "./settings";
import { buildOptions } from "../../publisher/build/site-build";

type SiteOptions = {
  timing?: BuildTiming;
  /** The CMS started with it: builds wait for it, and /readyz reports its state. */
  cms?: { state: ApiState; up: Promise<void> };
};

/** Site server and rebuilds, in this process (BLD-05). */
export async function serveSite(
  settings: Settings,
  supervisor: ProcessSupervisor,
  { timing, cms }: SiteOptions = {},
): Promise<Record<"end" | "rebuild" | "warmUp", () => Promise<void>>> {
  const { dataDir, apiHost, host, port, env } = settings;
  const environment = readEnvironment(env);
  const { trustedProxies, siteOrigins, logLevel, rebuildPoll, metricsToken } = environment;
  const snapshots = { folder: join(dataDir, "api-snapshots"), hours: environment.snapshotHours };
  const { webhookSecrets, rebuildToken } = readSecrets(environment, dataDir);
  const log = siteLogger(logLevel);
  const releases = join(dataDir, "releases");
  const metrics = siteMetrics({ dataDir, releases, apiHost, token: rebuildToken });
  const tell = logRebuilds(log);
  const rebuilds = createRebuildService({
    secrets: webhookSecrets,
    token: rebuildToken,
    pollMs: rebuildPoll * 1000,
    build: buildOptions(settings),
    apiHost,
    stateFile: join(dataDir, "rebuild.json"),
    log: (event) => {
      metrics.rebuilt(event);
      tell(event);
    },
    timing,
    waitFor: cms?.up,
  });
  const app = await createSiteServer({
    source: liveSource(releases, (error) => log.error(error), environment.cmsOrigins),
    apiHost,
    apiState: () => cms?.state ?? "elsewhere",
    trustedProxies,
    siteOrigins,
    log,
    snapshots,
    webhooks: rebuilds.routes,
    metrics: metricsToken === null ? undefined : { of: metrics, token: metricsToken },
  });
  const served = {
    rebuild: () => rebuilds.request(),
    warmUp: rebuilds.warmUp,
    end: async () => {
      await closeGracefully(app, 5000);
      await rebuilds.close();
    },
  };
  supervisor.add(served);
  await listen(app, host, port);
  return served;
}

function logRebuilds(log: FastifyBaseLogger): (event: QueueEvent) => void {
  return (event) => {
    if (event.event === "built") return log.info(event.result, "rebuild published");
    if (event.event === "held") {
      return log.warn(event.held, "rebuild held: many posts would vanish; confirm it in the CMS");
    }
    if (event.event === "differs") {
      const { differences } = event;
      return log.error(
        { differences },
        "a build from nothing was not what increments had made; it is live, and increments are off",
      );
    }
    const cause = describeError(event.error);
    if (event.event === "unsaved") {
      return log.error({ cause }, "the state of rebuilds could not be written");
    }
    log.error({ failures: event.failures, cause }, "rebuild failed; the live release stays");
  };
}
