import { join } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import type { Program } from "../server/process/program";
import { findFreePort } from "../server/process/ports";
import { UserFacingError } from "../server/process/user-facing-error";
import { answers } from "./wait-until";

const START_MS = 20_000;

type SiteOptions = {
  data: string;
  log: string;
  supervisor: ProcessSupervisor;
  /** Where rebuilds are made, and what else they need. */
  siteFolder?: string;
  env?: NodeJS.Dict<string>;
};

/** The site server of production in a process of its own; nothing but a webhook makes it build. */
export async function startSite(options: SiteOptions): Promise<{ site: string; program: Program }> {
  const { data, log, supervisor, siteFolder = "", env } = options;
  const port = await findFreePort();
  const program = supervisor.start({
    name: "The site server",
    args: ["--import", "tsx", join(__dirname, "site-process.ts"), siteFolder],
    cwd: process.cwd(),
    env: {
      ...process.env,
      GATSBY_API_HOST: "http://127.0.0.1:9",
      ...env,
      DATA_DIR: data,
      HOST: "127.0.0.1",
      PORT: String(port),
      LOG_LEVEL: "info",
      REBUILD_POLL_SECONDS: "0",
    },
    log,
  });
  const site = `http://127.0.0.1:${port}`;
  const ended = program.ended.then(() => false);
  if (await Promise.race([answers(`${site}/healthz`, START_MS), ended])) return { site, program };
  throw new UserFacingError(`The site server did not start; its log is ${log}.`);
}
