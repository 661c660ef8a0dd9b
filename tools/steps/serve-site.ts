import { drain } from "../../server/drain";
import { listen } from "../../server/listen";
import { createSiteServer } from "../../server/site/create-site-server";
import { Failure } from "../process/failure";
import type { Running } from "../process/running";
import type { Settings } from "./settings";
import { builtSite } from "./site-build";

/** Serves the kept build on HOST:PORT, in this process. */
export async function serveSite(settings: Settings, running: Running): Promise<void> {
  const { dataDir, apiHost, host, port } = settings;
  const app = await createSiteServer({ root: builtSite(dataDir), apiHost });
  running.add({ end: () => drain(app, 5000) });
  await listen(app, host, port).catch((error: unknown) => {
    throw new Failure(error instanceof Error ? error.message : String(error));
  });
}
