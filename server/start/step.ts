import { readLastLines } from "../process/log-tail";
import { stopSignal } from "../process/run-command";
import { showRunning } from "../process/status-line";

export type AddNote = (text: string) => void;

/** Runs a step and prints its seconds and notes; a terminal also shows the last line of `log`. */
export async function runStep<Result>(
  name: string,
  runWork: (note: AddNote) => Promise<Result> | Result,
  log = "",
): Promise<Result> {
  const startMs = performance.now();
  const notes: string[] = [];
  const endLine = showRunning(
    name,
    () => (log && readLastLines(log, 1)[0]?.trim().slice(0, 50)) || "",
  );
  const printOutcome = (outcome: string): void => {
    endLine();
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
