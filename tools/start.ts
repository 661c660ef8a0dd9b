import { runCommand } from "../server/process/run-command";
import { describeFailure } from "../server/process/failure";
import type { Program } from "../server/process/program";
import type { Running } from "../server/process/running";
import { buildCms, setUpCms, startCms } from "./steps/cms";
import { keepCms } from "./steps/keep-cms";
import { prepare } from "./steps/prepare";
import { serveSite } from "./steps/serve-site";
import { callable, readSettings, type Settings } from "./steps/settings";
import { buildSite, hasBuiltSite } from "./steps/site-build";
import { step } from "./steps/step";

// `npm start`: everything from an empty checkout to a served site, skipping what is unchanged.

let served = false;

async function start(running: Running): Promise<number> {
  const settings = readSettings();
  await prepare(settings);
  const cms = settings.embeddedCms ? await openCms(settings, running) : undefined;
  const stale = await tryToBuild(settings, running);
  await step("Site server", () => serveSite(settings, running));
  served = true;
  printAddresses(settings);
  if (stale !== undefined) console.warn(stale);
  if (cms === undefined) return new Promise(() => undefined);
  return keepCms(cms, settings, running);
}

async function openCms(settings: Settings, running: Running): Promise<Program> {
  await step("CMS build", (note) => buildCms(settings, running, note));
  await step("CMS database", (note) => setUpCms(settings, running, note));
  return step("CMS start", () => startCms(settings, running));
}

/** Returns a warning when the build failed but an earlier complete one can be served. */
async function tryToBuild(settings: Settings, running: Running): Promise<string | undefined> {
  try {
    await step("Site build", (note) => buildSite(settings, running, note));
    return undefined;
  } catch (error) {
    if (!hasBuiltSite(settings.dataDir)) throw error;
    return `\nThe site could not be built anew, so the last complete build is served. Why:\n${describeFailure(error)}`;
  }
}

function printAddresses({ host, port, cmsPort, embeddedCms, apiHost }: Settings): void {
  const name = callable(host) === "127.0.0.1" ? "localhost" : callable(host);
  const cms = embeddedCms ? `http://${name}:${cmsPort}/cms` : `${apiHost} (GATSBY_API_HOST)`;
  console.log(`\n  Site  http://${name}:${port}\n  CMS   ${cms}\n\nCtrl-C ends both.`);
}

void runCommand(start, (code) => (served ? 0 : code));
