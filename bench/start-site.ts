import { mkdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { findFreePort } from "../server/process/ports";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { Program } from "../server/process/program";
import { waitForServer } from "./wait-until";

/** A first start builds the CMS and the site. */
const START_LIMIT_MS = 15 * 60_000;
/** Always the same, because another address of the API would be a reason to build again. */
const SAMPLE_CMS_PORT = "31999";

/** Runs a server of this checkout on a free port. Resolves when it answers. */
export async function startServer(
  file: "server/start.ts" | "server/start/site-main.ts",
  own: NodeJS.Dict<string> & { DATA_DIR: string },
  supervisor: ProcessSupervisor,
): Promise<{ address: string; program: Program }> {
  mkdirSync(own.DATA_DIR, { recursive: true });
  const log = join(own.DATA_DIR, `${basename(file, ".ts")}.log`);
  const PORT = String(await findFreePort());
  const settings = { HOST: "127.0.0.1", PORT, CMS_PORT: SAMPLE_CMS_PORT };
  const program = supervisor.start({
    name: file,
    args: ["--import", "tsx", file],
    cwd: process.cwd(),
    env: { ...process.env, ...settings, REBUILD_POLL_SECONDS: "0", ...own },
    log,
  });
  const address = `http://127.0.0.1:${PORT}`;
  const ended = program.ended.then(({ how }) => {
    throw new Error(`${file} ended (${how}); its log is ${log}.`);
  });
  await Promise.race([waitForServer(`${file} (log: ${log})`, address, START_LIMIT_MS), ended]);
  return { address, program };
}

/** The site of this checkout with its CMS and the sample content. */
export async function startSampleSite(folder: string, supervisor: ProcessSupervisor) {
  const dataDir = join(folder, "site");
  // With a release the start would serve that one first, and build the current sources in the background.
  rmSync(join(dataDir, "releases"), { recursive: true, force: true });
  const own = { DATA_DIR: dataDir, GATSBY_API_HOST: "" };
  const site = await startServer("server/start.ts", own, supervisor);
  // The site may be up before: a build of the admin would slow it down.
  await waitForServer("the CMS", `http://127.0.0.1:${SAMPLE_CMS_PORT}/cms`, START_LIMIT_MS);
  return { dataDir, ...site };
}
