import { toldError } from "../told-error";

/** Runs a job now, or once more as soon as it has ended; an error is told, and the next run tries again. */
export function oneAtATime(job: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  return async function start(): Promise<void> {
    wanted = true;
    if (running) return;
    running = true;
    while (wanted) {
      wanted = false;
      await job().catch(toldError);
    }
    running = false;
  };
}
