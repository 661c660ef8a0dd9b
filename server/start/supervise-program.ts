import type { ProcessSupervisor } from "../process/process-supervisor";
import type { Program, ProgramSpec } from "../process/program";
import type { ProgramMessage, ParentMessage } from "../process/program-messages";
import { describeError, UserFacingError } from "../process/user-facing-error";

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 30_000;
/** Milliseconds after which a program restarts with the shortest delay again. */
const STEADY_MS = 60_000;

/** Returns the next wait before a restart in milliseconds; `delayMs` is the last wait, or 0. */
export function computeRestartDelay(delayMs: number, ranForMs: number): number {
  const longerMs = Math.min(delayMs * 2, MAX_DELAY_MS);
  return ranForMs >= STEADY_MS ? FIRST_DELAY_MS : Math.max(longerMs, FIRST_DELAY_MS);
}

/** Calls `runOnce` whenever it has finished, with growing delays. Never settles. */
export async function keepRunning(
  supervisor: ProcessSupervisor,
  runOnce: () => Promise<void>,
  describeRestart: (delayMs: number) => string,
): Promise<never> {
  for (let delayMs = 0; !supervisor.isEnding;) {
    const startMs = performance.now();
    await runOnce().catch((error: unknown) => {
      if (!supervisor.isEnding) console.error(describeError(error));
    });
    if (supervisor.isEnding) break;
    delayMs = computeRestartDelay(delayMs, performance.now() - startMs);
    console.error(describeRestart(delayMs));
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return new Promise<never>(() => undefined);
}

export type SupervisedProgram = ReturnType<typeof superviseProgram>;

/** Starts a program with a channel for messages, and restarts it whenever it stops. */
export function superviseProgram(
  spec: ProgramSpec,
  supervisor: ProcessSupervisor,
  onMessage: (message: ProgramMessage) => void = () => undefined,
) {
  let program: Program | undefined;
  const listeners = new Set([onMessage]);
  const forwardMessage = (message: unknown) =>
    listeners.forEach((listener) => listener(message as ProgramMessage));
  const firstEnd = new Promise<never>((_, reject) => {
    const runOnce = async () => {
      program = supervisor.start({ ...spec, onMessage: forwardMessage });
      const { how } = await program.ended;
      reject(new UserFacingError(`${spec.name} stopped unexpectedly (${how}).`));
      if (!supervisor.isEnding) console.error(`\n${spec.name} stopped unexpectedly (${how}).`);
    };
    const describeRestart = (delayMs: number) => `${spec.name} restarts in ${delayMs / 1000} s.`;
    void keepRunning(supervisor, runOnce, describeRestart);
  });
  firstEnd.catch(() => undefined);
  return {
    send: (message: ParentMessage) => program?.send(message),
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
