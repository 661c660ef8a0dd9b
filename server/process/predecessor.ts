import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { signalGroup } from "./process-group";

const POLL_MS = 100;

/** Notes in a file which process group does a work. */
export function notePredecessor(file: string, pid: number): void {
  writeFileSync(file, String(pid));
}

/**
 * Waits until the process group that a file names is gone, at most `limitMs`. After its starter was
 * killed a program's leash ends it within seconds; until then it still writes where we want to.
 */
export async function awaitPredecessor(file: string, limitMs: number): Promise<void> {
  const deadline = performance.now() + limitMs;
  const pid = notedPid(file);
  while (pid !== undefined && signalGroup(pid, 0) && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  rmSync(file, { force: true });
}

function notedPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}
