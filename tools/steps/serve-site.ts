import { join } from "node:path";
import { drain } from "../../server/drain";
import { readServerSettings } from "../../server/env";
import { listen } from "../../server/listen";
import { Failure } from "../../server/process/failure";
import type { Running } from "../../server/process/running";
import { logRebuilds } from "../../server/rebuild/log-rebuilds";
import type { Patience } from "../../server/rebuild/queue";
import { createRebuildService } from "../../server/rebuild/service";
import { readRebuildSettings } from "../../server/rebuild/settings";
import { createSiteServer } from "../../server/site/create-site-server";
import { siteLogger } from "../../server/site/logging";
import { liveSource } from "../../server/site/release-source";
import type { Settings } from "./settings";
import { buildOptions } from "./site-build";

export type Served = { end: () => Promise<void> };

/** Serves the live release on HOST:PORT, and builds the next ones, in this process (BLD-05). */
export async function serveSite(
  settings: Settings,
  running: Running,
  patience?: Patience,
): Promise<Served> {
  const { dataDir, apiHost, host, port, env } = settings;
  const { trustedProxies, logLevel } = readServerSettings(env);
  const log = siteLogger(logLevel);
  const rebuilds = createRebuildService({
    ...readRebuildSettings(env, dataDir),
    build: buildOptions(settings),
    apiHost,
    stateFile: join(dataDir, "rebuild.json"),
    log: logRebuilds(log),
    patience,
  });
  const app = await createSiteServer({
    source: liveSource(join(dataDir, "releases"), (error) => log.error(error)),
    apiHost,
    trustedProxies,
    log,
    webhooks: rebuilds.routes,
  });
  const served = {
    end: async () => {
      await drain(app, 5000);
      await rebuilds.close();
    },
  };
  running.add(served);
  await listen(app, host, port).catch((error: unknown) => {
    throw new Failure(error instanceof Error ? error.message : String(error));
  });
  return served;
}
