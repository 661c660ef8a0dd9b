import { lastLines } from "../process/log-tail";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Program } from "../process/program";
import { describeError } from "../process/user-facing-error";
import { startCms } from "./cms";
import type { Settings } from "./settings";

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** A CMS that ran so long starts with the shortest delay again. */
const STEADY_MS = 60_000;

export function nextRestartDelay(delay: number, ranFor: number): number {
  return ranFor >= STEADY_MS ? FIRST_DELAY_MS : Math.min(delay * 2, MAX_DELAY_MS);
}

export async function restartCmsOnExit(
  first: Program,
  settings: Settings,
  supervisor: ProcessSupervisor,
): Promise<never> {
  let program: Program | undefined = first;
  for (let delay = FIRST_DELAY_MS; ;) {
    const started = performance.now();
    if (program !== undefined) {
      const { how } = await program.ended;
      if (supervisor.isEnding) return new Promise<never>(() => undefined);
      const last = lastLines(`${settings.dataDir}/logs/cms.log`, 5).join("\n  ");
      console.error(`\nThe CMS ended by itself (${how}). The site goes on.\n  ${last}`);
    }
    console.error(`The CMS is started again in ${delay / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, delay));
    delay = nextRestartDelay(delay, performance.now() - started);
    program = await startCms(settings, supervisor).catch((error: unknown) => {
      console.error(describeError(error));
      return undefined;
    });
  }
}
