import { join } from "node:path";
import { UserFacingError } from "../server/process/user-facing-error";
import { runCommand } from "../server/process/run-command";
import { checkPort, readSettings, type Settings } from "../server/process/settings";
import type { Program } from "../server/process/program";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { lockOutput } from "../server/process/file-lock";
import { setUpCms, waitForCms } from "../server/start/cms";
import { offerFirstAccount, prepareStart } from "../server/start/prepare";
import { runStep } from "../server/start/step";

// `npm run develop`: the CMS and Gatsby in watch mode, on the same ports as `npm start`.

async function runDevelop(supervisor: ProcessSupervisor): Promise<number> {
  const settings = readSettings();
  await prepareStart(settings);
  supervisor.add(await lockOutput(settings.checkout, ".cache", "exclusive"));
  const programs = settings.isCmsEmbedded ? [await watchCms(settings, supervisor)] : [];
  programs.push(watchSite(settings, supervisor));
  console.log(
    `${settings.isCmsEmbedded ? `CMS: ${settings.cmsUrl}/cms – ` : ""}Press Ctrl-C to stop.`,
  );
  if (settings.isCmsEmbedded) await offerFirstAccount(settings);
  const how = await Promise.race(programs.map(({ ended }) => ended));
  throw new UserFacingError(`A process stopped unexpectedly (${how.how}), so all are stopped.`);
}

async function watchCms(settings: Settings, supervisor: ProcessSupervisor): Promise<Program> {
  const { host, cmsPort: port } = settings;
  await checkPort({ host, port, variable: "CMS_PORT" });
  await runStep("CMS database", (note) => setUpCms(settings, supervisor, note));
  const program = supervisor.start({
    name: "The CMS",
    args: ["server.mjs", "--dev"],
    cwd: join(settings.checkout, "cms"),
    env: { ...settings.env, NODE_ENV: "development" },
  });
  await waitForCms(settings, program);
  return program;
}

function watchSite(
  { checkout, host, port, env }: Settings,
  supervisor: ProcessSupervisor,
): Program {
  const gatsby = join(checkout, "node_modules/gatsby/cli.js");
  return supervisor.start({
    name: "Gatsby",
    args: [gatsby, "develop", "--host", host, "--port", String(port)],
    cwd: checkout,
    env: { ...env, NODE_ENV: "development" },
  });
}

void runCommand(runDevelop, () => 0);
