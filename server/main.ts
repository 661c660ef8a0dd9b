import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { drain } from "./drain";
import { readServerSettings } from "./env";
import { listen } from "./listen";
import { loadEnvFile } from "./load-env-file";
import { createSiteServer } from "./site/create-site-server";

async function main(): Promise<void> {
  loadEnvFile(process.cwd());
  const { host, port, apiHost } = readServerSettings(process.env);
  const root = resolve("public");
  if (!existsSync(join(root, "404.html"))) {
    throw new Error(`There is no built site in ${root}; run "npm run build" first.`);
  }
  const app = await createSiteServer({ root, apiHost });
  await listen(app, host, port);
  console.log(`Site: http://${host}:${port}`);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void drain(app));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
