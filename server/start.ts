import { masked } from "../src/shared/node/api-request";
import { callableHost } from "../src/shared/node/environment/environment";
import { runCommand } from "./process/run-command";
import type { ProcessSupervisor } from "./process/process-supervisor";
import { CmsRunner } from "./start/cms-runner";
import { offerFirstAccount } from "./start/first-account";
import { prepare } from "./start/prepare";
import { serveSite } from "./start/serve-site";
import { readSettings, type Settings } from "./start/settings";
import { buildSite, hasBuiltSite, isSiteStale } from "../publisher/build/site-build";
import { step } from "./start/step";

// `npm start`, production: CMS, builds and site server; what is unchanged is skipped. Where there is a
// release it is served first, whatever becomes of the rest.

let served = false;

async function start(supervisor: ProcessSupervisor): Promise<number> {
  const settings = readSettings();
  await prepare(settings);
  const cms = settings.embeddedCms ? new CmsRunner(settings, supervisor) : undefined;
  const hasRelease = hasBuiltSite(settings.dataDir);
  if (!hasRelease) {
    await cms?.open();
    await step("Site build", () => buildSite(settings, supervisor));
  }
  const site = await step("Site server", () => serveSite(settings, supervisor, { cms }));
  served = true;
  printAddresses(settings);
  const kept = cms?.keep() ?? new Promise<never>(() => undefined);
  await cms?.up;
  await offerFirstAccount(settings);
  const isStale = hasRelease && (await isSiteStale(settings));
  if (isStale) console.log("The site is built anew; the release before is served meanwhile.");
  await (isStale ? site.rebuild() : site.warmUp());
  return kept;
}

function printAddresses({ host, port, cmsUrl, embeddedCms, apiHost }: Settings): void {
  const own = callableHost(host);
  const name = own === "127.0.0.1" ? "localhost" : own;
  const cms = embeddedCms ? `${cmsUrl}/cms` : `${masked(apiHost)} (GATSBY_API_HOST)`;
  console.log(`\n  Site  http://${name}:${port}\n  CMS   ${cms}\n\nPress Ctrl-C to stop both.`);
}

void runCommand(start, (code) => (served ? 0 : code));
