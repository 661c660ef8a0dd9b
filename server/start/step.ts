import { stopSignal } from "../process/run-command";

export type AddNote = (text: string) => void;

/** A step that takes longer is named while it runs. */
const SHOWN_AFTER_MS = 2000;
const SHOWN_EVERY_MS = 30_000;

/** Runs a step and prints its seconds and notes, with one line for every 30 seconds of a long one. */
export async function runStep<Result>(
  name: string,
  runWork: (note: AddNote) => Promise<Result> | Result,
): Promise<Result> {
  const startMs = performance.now();
  const notes: string[] = [];
  const getSeconds = (digits: number) => ((performance.now() - startMs) / 1000).toFixed(digits);
  const timers = [
    setTimeout(() => console.log(`${name} …`), SHOWN_AFTER_MS).unref(),
    setInterval(() => console.log(`${name} … ${getSeconds(0)} s so far`), SHOWN_EVERY_MS).unref(),
  ];
  const printOutcome = (outcome: string): void => {
    timers.forEach(clearTimeout);
    console.log(`${name} … ${getSeconds(1)} s${outcome}`);
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
