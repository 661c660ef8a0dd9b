import { setTimeout as sleep } from "node:timers/promises";
import type { ProcessSupervisor } from "../process/process-supervisor";
import type { ProgramSpec } from "../process/program";
import type { ProgramMessage } from "../process/program-messages";
import { describeError, UserFacingError } from "../process/user-facing-error";

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;

/**
 * Calls `runOnce` whenever it has finished: at once if it returned true, which means that the program
 * was ready before it ended, otherwise with growing delays (OPS-15). Never settles.
 */
export async function keepRunning(
  supervisor: Pick<ProcessSupervisor, "isEnding">,
  runOnce: () => Promise<boolean>,
  describeRestart: (when: string) => string,
): Promise<never> {
  for (let delayMs = 0; !supervisor.isEnding;) {
    const wasReady = await runOnce().catch((error: unknown) => {
      if (!supervisor.isEnding) console.error(describeError(error));
      return false;
    });
    if (supervisor.isEnding) break;
    delayMs = wasReady ? 0 : Math.min(Math.max(delayMs * 2, FIRST_DELAY_MS), MAX_DELAY_MS);
    console.error(describeRestart(wasReady ? "now" : `in ${delayMs / 1000} s`));
    await sleep(delayMs);
  }
  return new Promise<never>(() => undefined);
}

/** Starts a program that reports when it is ready, and restarts it whenever it stops. */
export function superviseProgram(spec: ProgramSpec, supervisor: ProcessSupervisor) {
  const listeners = new Set<(message: ProgramMessage) => void>();
  const firstEnd = new Promise<never>((_, reject) => {
    const runOnce = async () => {
      let wasReady = false;
      const onMessage = (message: unknown) => {
        wasReady = true;
        listeners.forEach((listener) => listener(message as ProgramMessage));
      };
      const { how } = await supervisor.start({ ...spec, onMessage }).ended;
      reject(new UserFacingError(`${spec.name} stopped unexpectedly (${how}).`));
      if (!supervisor.isEnding) console.error(`\n${spec.name} stopped unexpectedly (${how}).`);
      return wasReady;
    };
    void keepRunning(supervisor, runOnce, (when) => `${spec.name} restarts ${when}.`);
  });
  firstEnd.catch(() => undefined);
  return {
    /** Rejects if a build fails, or the program stops, before the event. */
    waitFor: (event: ProgramMessage["event"]): Promise<void> => {
      const reached = new Promise<void>((resolve, reject) => {
        listeners.add((message) => {
          if (message.event === event) resolve();
          else if (message.event === "build-failed") reject(new UserFacingError(message.message));
        });
      });
      return Promise.race([reached, firstEnd]);
    },
  };
}
