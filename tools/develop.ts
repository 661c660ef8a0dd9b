import { join } from "node:path";
import { Failure } from "../server/process/failure";
import { runCommand } from "../server/process/run-command";
import type { Program } from "../server/process/program";
import type { Running } from "../server/process/running";
import { claimSiteFolder } from "../server/process/claim";
import { setUpCms, waitForCms } from "./steps/cms";
import { prepare } from "./steps/prepare";
import { readSettings, type Settings } from "./steps/settings";
import { step } from "./steps/step";

// `npm run develop`: the CMS and Gatsby in watch mode, on the same ports as `npm start`.

async function develop(running: Running): Promise<number> {
  const settings = readSettings();
  await prepare(settings);
  running.add(claimSiteFolder(settings.checkout, settings.checkout));
  const programs = settings.embeddedCms ? [await watchCms(settings, running)] : [];
  programs.push(watchSite(settings, running));
  console.log(`CMS: http://localhost:${settings.cmsPort}/cms – Ctrl-C ends both.`);
  const how = await Promise.race(programs.map(({ ended }) => ended));
  throw new Failure(`A part ended by itself (${how.how}); the rest is stopped with it.`);
}

async function watchCms(settings: Settings, running: Running): Promise<Program> {
  await step("CMS database", (note) => setUpCms(settings, running, note));
  const program = running.start({
    name: "The CMS",
    args: ["server.mjs", "--dev"],
    cwd: join(settings.checkout, "cms"),
    env: { ...settings.env, NODE_ENV: "development" },
  });
  await waitForCms(settings, program);
  return program;
}

function watchSite({ checkout, host, port, env }: Settings, running: Running): Program {
  const gatsby = join(checkout, "node_modules/gatsby/cli.js");
  return running.start({
    name: "Gatsby",
    args: [gatsby, "develop", "--host", host, "--port", String(port)],
    cwd: checkout,
    env: { ...env, NODE_ENV: "development" },
  });
}

void runCommand(develop, () => 0);
