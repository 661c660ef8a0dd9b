import { join } from "node:path";
import { drain } from "../../server/drain";
import { readServerSettings } from "../../server/env";
import { listen } from "../../server/listen";
import { Failure } from "../../server/process/failure";
import type { Running } from "../../server/process/running";
import { createSiteServer } from "../../server/site/create-site-server";
import { liveSource } from "../../server/site/release-source";
import type { Settings } from "./settings";

/** Serves the live release on HOST:PORT, in this process. */
export async function serveSite(settings: Settings, running: Running): Promise<void> {
  const { dataDir, apiHost, host, port, env } = settings;
  const { trustedProxies } = readServerSettings(env);
  const source = liveSource(join(dataDir, "releases"), console.error);
  const app = await createSiteServer({ source, apiHost, trustedProxies });
  running.add({ end: () => drain(app, 5000) });
  await listen(app, host, port).catch((error: unknown) => {
    throw new Failure(error instanceof Error ? error.message : String(error));
  });
}
