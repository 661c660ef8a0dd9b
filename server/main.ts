import { resolve } from "node:path";
import { drain } from "./drain";
import { readServerSettings } from "./env";
import { listen } from "./listen";
import { loadEnvFile } from "./load-env-file";
import { createSiteServer } from "./site/create-site-server";
import { siteLogger } from "./site/logging";
import { folderSource } from "./site/release-source";

async function main(): Promise<void> {
  loadEnvFile(process.cwd());
  const { host, port, apiHost, trustedProxies, logLevel } = readServerSettings(process.env);
  const source = folderSource(resolve("public"));
  const app = await createSiteServer({
    source,
    apiHost,
    trustedProxies,
    log: siteLogger(logLevel),
  });
  await listen(app, host, port);
  console.log(`Site: http://${host}:${port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void drain(app));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
