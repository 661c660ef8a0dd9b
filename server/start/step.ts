import { stopSignal } from "../process/run-command";

export type AddNote = (text: string) => void;

/** A step that takes longer is named before it ends. */
const SHOWN_AFTER_MS = 2000;

/** Runs a step and prints its seconds and notes. */
export async function runStep<Result>(
  name: string,
  runWork: (note: AddNote) => Promise<Result> | Result,
): Promise<Result> {
  const startMs = performance.now();
  const notes: string[] = [];
  const timer = setTimeout(() => console.log(`${name} …`), SHOWN_AFTER_MS).unref();
  const printOutcome = (outcome: string): void => {
    clearTimeout(timer);
    console.log(`${name} … ${((performance.now() - startMs) / 1000).toFixed(1)} s${outcome}`);
  };
  const printStopped = (): void => printOutcome(" – stopped");
  stopSignal.addEventListener("abort", printStopped);
  let outcome = " – failed";
  try {
    const result = await runWork((text) => notes.push(` – ${text}`));
    outcome = notes.join("");
    return result;
  } finally {
    stopSignal.removeEventListener("abort", printStopped);
    if (!stopSignal.aborted) printOutcome(outcome);
  }
}
