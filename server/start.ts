import { join } from "node:path";
import { redactUrl } from "../src/shared/node/api-request";
import { toCallableHost } from "../src/shared/node/environment/environment";
import { readLiveRelease } from "../src/shared/node/release/release-store";
import type { ProcessSupervisor } from "./process/process-supervisor";
import type { ProgramSpec } from "./process/program";
import { runCommand } from "./process/run-command";
import { readSettings, type Settings } from "./process/settings";
import { describeError } from "./process/user-facing-error";
import { CmsRunner } from "./start/cms";
import { superviseProgram } from "./start/supervise-program";
import { offerFirstAccount, prepareStart } from "./start/prepare";
import { runStep } from "./start/step";

// `npm start`: supervises CMS, publisher and site server; an existing release is served first.

let isServed = false;

async function startAll(supervisor: ProcessSupervisor): Promise<number> {
  const settings = readSettings();
  await prepareStart(settings);
  const cms = settings.isCmsEmbedded ? new CmsRunner(settings, supervisor) : undefined;
  const isServable = readLiveRelease(join(settings.dataDir, "releases")) !== undefined;
  const toSpec = (name: string, file: string): ProgramSpec => ({
    name,
    args: ["--import", "tsx", join(__dirname, file)],
    cwd: settings.checkout,
    env: settings.env,
  });
  const publisher = superviseProgram(
    // It compresses files; visitors come first.
    { ...toSpec("The publisher", "../publisher/main.ts"), priority: 5 },
    supervisor,
  );
  if (!isServable) {
    const publication = publisher.waitFor("published");
    // It may fail before it is awaited.
    publication.catch(() => undefined);
    await cms?.openApi();
    await runStep("Site build", () => publication).catch((error: unknown) => {
      if (!supervisor.isEnding) console.error(`\n${describeError(error)}\n\n${NEXT_TRY}\n`);
    });
  }
  const site = superviseProgram(toSpec("The site server", "start/site-main.ts"), supervisor);
  await runStep("Site server", () => site.waitFor("ready"));
  isServed = true;
  printAddresses(settings);
  // After the site, because in parallel both take longer.
  const running = cms?.keepRunning() ?? new Promise<never>(() => undefined);
  await cms?.up;
  await offerFirstAccount(settings);
  return running;
}

const NEXT_TRY =
  "The site shows a notice until a build succeeds; the next try starts automatically.";

function printAddresses({ host, port, cmsUrl, isCmsEmbedded, apiHost }: Settings): void {
  const callableHost = toCallableHost(host);
  const name = callableHost === "127.0.0.1" ? "localhost" : callableHost;
  const cms = isCmsEmbedded ? `${cmsUrl}/cms` : `${redactUrl(apiHost)} (GATSBY_API_HOST)`;
  console.log(
    `\n  Site  http://${name}:${port}\n  CMS   ${cms}\n\nPress Ctrl-C to stop everything.`,
  );
}

void runCommand(startAll, (code) => (isServed ? 0 : code));
