import { callableHost } from "../src/shared/environment/environment";
import { runCommand } from "./process/run-command";
import type { ProcessSupervisor } from "./process/process-supervisor";
import type { Program } from "./process/program";
import { describeError } from "./process/user-facing-error";
import { buildCms, setUpCms, startCms } from "./start/cms";
import { prepare } from "./start/prepare";
import { restartCmsOnExit } from "./start/restart-cms";
import { serveSite } from "./start/serve-site";
import { readSettings, type Settings } from "./start/settings";
import { buildSite, hasBuiltSite } from "./start/site-build";
import { step } from "./start/step";

// `npm start`, production: CMS, builds and site server; what is unchanged is skipped.

let served = false;

async function start(supervisor: ProcessSupervisor): Promise<number> {
  const settings = readSettings();
  await prepare(settings);
  const cms = settings.embeddedCms ? await openCms(settings, supervisor) : undefined;
  const stale = await tryToBuild(settings, supervisor);
  await step("Site server", () => serveSite(settings, supervisor));
  served = true;
  printAddresses(settings);
  if (stale !== undefined) console.warn(stale);
  if (cms === undefined) return new Promise(() => undefined);
  return restartCmsOnExit(cms, settings, supervisor);
}

async function openCms(settings: Settings, supervisor: ProcessSupervisor): Promise<Program> {
  await step("CMS build", (note) => buildCms(settings, supervisor, note));
  await step("CMS database", (note) => setUpCms(settings, supervisor, note));
  return step("CMS start", () => startCms(settings, supervisor));
}

async function tryToBuild(
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<string | undefined> {
  try {
    await step("Site build", (note) => buildSite(settings, supervisor, note));
    return undefined;
  } catch (error) {
    if (!hasBuiltSite(settings.dataDir)) throw error;
    return `\nThe site could not be built anew, so the last complete build is served. Why:\n${describeError(error)}`;
  }
}

function printAddresses({ host, port, cmsPort, embeddedCms, apiHost }: Settings): void {
  const own = callableHost(host);
  const name = own === "127.0.0.1" ? "localhost" : own;
  const cms = embeddedCms ? `http://${name}:${cmsPort}/cms` : `${apiHost} (GATSBY_API_HOST)`;
  console.log(`\n  Site  http://${name}:${port}\n  CMS   ${cms}\n\nCtrl-C ends both.`);
}

void runCommand(start, (code) => (served ? 0 : code));
