import { readFileSync, rmSync } from "node:fs";
import { groupEnded } from "./process-group";

/** A program outlives a killed starter for seconds (exit-with-parent.cjs), and still writes. */
export async function waitForPreviousProcess(pidFile: string, limitMs: number): Promise<void> {
  const pid = readPid(pidFile);
  if (pid !== undefined) await groupEnded(pid, limitMs);
  rmSync(pidFile, { force: true });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, "utf8"));
    return Number.isInteger(pid) && pid > 1 ? pid : undefined;
  } catch {
    return undefined;
  }
}
