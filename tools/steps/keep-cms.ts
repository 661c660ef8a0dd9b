import { describeFailure } from "../../server/process/failure";
import type { Program } from "../../server/process/program";
import type { Running } from "../../server/process/running";
import { lastLines } from "../../server/process/tail";
import { startCms } from "./cms";
import type { Settings } from "./settings";

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A CMS that ran so long starts with the shortest wait again. */
const STEADY_MS = 60_000;

/** How long to wait before a further start: doubled after each that did not last, at most 30 s. */
export function nextWait(wait: number, ranFor: number): number {
  return ranFor >= STEADY_MS ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
}

/** Starts the CMS again whenever it ends: visitors keep their pages whatever happens to it. */
export async function keepCms(
  first: Program,
  settings: Settings,
  running: Running,
): Promise<never> {
  let program: Program | undefined = first;
  for (let wait = FIRST_WAIT_MS; ;) {
    const started = performance.now();
    if (program !== undefined) {
      const { how } = await program.ended;
      if (running.isEnding) return new Promise<never>(() => undefined);
      const last = lastLines(`${settings.dataDir}/logs/cms.log`, 5).join("\n  ");
      console.error(`\nThe CMS ended by itself (${how}). The site goes on.\n  ${last}`);
    }
    console.error(`The CMS is started again in ${wait / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, wait));
    wait = nextWait(wait, performance.now() - started);
    program = await startCms(settings, running).catch((error: unknown) => {
      console.error(describeFailure(error));
      return undefined;
    });
  }
}
