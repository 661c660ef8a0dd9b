import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { Program } from "../server/process/program";
import { waitForServer } from "./wait-until";

/** A first start builds the CMS and the site. */
const START_LIMIT_MS = 15 * 60_000;
/** Always the same, because another address of the API would be a reason to build again. */
const SAMPLE_CMS_PORT = "31999";

type Site = { address: string; program: Program; dataDir: string };

/** Runs `npm start` on a data folder and returns when the site answers. */
export async function startSite(
  dataDir: string,
  own: NodeJS.Dict<string>,
  supervisor: ProcessSupervisor,
): Promise<Site> {
  mkdirSync(dataDir, { recursive: true });
  const log = join(dataDir, "start.log");
  const PORT = String(await findFreePort());
  const settings = { DATA_DIR: dataDir, HOST: "127.0.0.1", PORT, CMS_PORT: SAMPLE_CMS_PORT };
  const program = supervisor.start({
    name: "npm start",
    args: ["--import", "tsx", "server/start.ts"],
    cwd: process.cwd(),
    env: { ...process.env, ...settings, REBUILD_POLL_SECONDS: "0", ...own },
    log,
  });
  const address = `http://127.0.0.1:${PORT}`;
  const ended = program.ended.then(({ how }) => {
    throw new Error(`npm start ended (${how}); its log is ${log}.`);
  });
  await Promise.race([waitForServer(`the site (log: ${log})`, address, START_LIMIT_MS), ended]);
  return { address, program, dataDir };
}

/** The site of this checkout with its CMS and the sample content. */
export function startSampleSite(folder: string, supervisor: ProcessSupervisor): Promise<Site> {
  const dataDir = join(folder, "site");
  // With a release the start would serve that one first, and build the current sources in the background.
  rmSync(join(dataDir, "releases"), { recursive: true, force: true });
  return startSite(dataDir, { GATSBY_API_HOST: "" }, supervisor);
}

/** A site server with so many workers over the releases of a running site; returns its address. */
export async function startSiteServer(
  dataDir: string,
  workers: string,
  supervisor: ProcessSupervisor,
): Promise<string> {
  const [PORT, log] = [String(await findFreePort()), join(dataDir, "site-server.log")];
  supervisor.start({
    name: "The site server",
    args: ["--import", "tsx", "server/start/site-main.ts"],
    cwd: process.cwd(),
    env: { ...process.env, DATA_DIR: dataDir, HOST: "127.0.0.1", PORT, SITE_WORKERS: workers },
    log,
  });
  const address = `http://127.0.0.1:${PORT}`;
  await waitForServer(`the site server (log: ${log})`, address, 60_000);
  return address;
}
