import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../server/process/settings";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { describeProgramFailure, type Program } from "../server/process/program";
import { waitUntil } from "../tools/wait-until";

/** Enough for a first start, which builds the CMS and the site. */
const MAX_START_MS = 15 * 60_000;
/** Fixed, because a new address of the API would make the next start build again. */
const SAMPLE_CMS_PORT = "31999";

/** Starts a server of this checkout on a free port. Resolves when it responds; throws if it ends first. */
export async function startServer(
  file: "server/start.ts" | "server/start/site-main.ts" | "bench/bare-server.ts",
  overrides: NodeJS.Dict<string> & { DATA_DIR: string },
  supervisor: ProcessSupervisor,
): Promise<{ address: string; program: Program }> {
  mkdirSync(overrides.DATA_DIR, { recursive: true });
  const PORT = String(await findFreePort());
  const settings = { HOST: "127.0.0.1", PORT, CMS_PORT: SAMPLE_CMS_PORT };
  const program = supervisor.start({
    name: file,
    args: ["--import", "tsx", file],
    cwd: process.cwd(),
    env: { ...process.env, ...settings, REBUILD_POLL_SECONDS: "0", ...overrides },
    isQuiet: true,
  });
  const address = `http://127.0.0.1:${PORT}`;
  const failure = program.ended.then(({ how }) => {
    throw describeProgramFailure(program, how);
  });
  await Promise.race([waitForServer(file, address, MAX_START_MS), failure]);
  return { address, program };
}

/** Starts the site of this checkout with its CMS and sample content. Resolves when both respond. */
export async function startSampleSite(folder: string, supervisor: ProcessSupervisor) {
  const dataDir = join(folder, "site");
  // Otherwise the start would serve the old release and build the current sources in the background.
  rmSync(join(dataDir, "releases"), { recursive: true, force: true });
  const overrides = { DATA_DIR: dataDir, GATSBY_API_HOST: "" };
  const site = await startServer("server/start.ts", overrides, supervisor);
  // The site may respond first, and be slow until the admin is built.
  await waitForServer("the CMS", `http://127.0.0.1:${SAMPLE_CMS_PORT}/cms`, MAX_START_MS);
  return { dataDir, ...site };
}

/** Waits for a server's first successful response. */
export function waitForServer(name: string, address: string, limitMs: number): Promise<void> {
  const isServing = async () => (await fetch(address).catch(() => null))?.ok === true;
  return waitUntil(isServing, limitMs, `The start of ${name}`);
}
