import { resolve } from "node:path";
import { readEnvironment } from "../src/shared/node/environment/environment";
import { loadEnvFile } from "../src/shared/node/load-env-file.mjs";
import { runCommand } from "./process/run-command";
import { createSiteServer, closeGracefully, startServer } from "./site/create-site-server";
import { readSettings } from "./process/settings";
import { serveBucket } from "./start/serve-bucket";
import { createLogger } from "./process/logger";
import { openFolderSource } from "./site/release-source";

// `npm run serve`: serves public/ of the last `npm run build`, or the live release of RELEASES_BUCKET.
// Production on one machine is `npm start` (start.ts).

void runCommand(
  async (supervisor) => {
    loadEnvFile(process.cwd());
    if (readEnvironment(process.env).releasesBucket !== null) {
      return serveBucket(readSettings(), supervisor);
    }
    const { host, port, apiHost, trustedProxies, siteOrigins, cmsOrigins, logLevel } =
      readEnvironment(process.env);
    const source = openFolderSource(resolve("public"), cmsOrigins);
    const log = createLogger(logLevel);
    const app = await createSiteServer({ source, apiHost, trustedProxies, siteOrigins, log });
    supervisor.add({ end: () => closeGracefully(app) });
    await startServer(app, host, port);
    console.log(`Site: http://${host}:${port}`);
    return new Promise(() => undefined);
  },
  () => 0,
);
