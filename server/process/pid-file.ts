import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { groupEnded } from "./process-group";
import { isOther, startTime } from "./start-time";

export function writePidFile(file: string, pid: number): void {
  writeFileSync(file, `${pid} ${startTime(pid) ?? ""}`);
}

/** A program outlives a killed starter for seconds (exit-with-parent.cjs), and still writes. */
export async function waitForPreviousProcess(pidFile: string, limitMs: number): Promise<void> {
  const { pid, started } = readPidFile(pidFile);
  if (pid > 1 && !isOther(pid, started)) await groupEnded(pid, limitMs);
  rmSync(pidFile, { force: true });
}

function readPidFile(file: string): { pid: number; started?: string } {
  try {
    const [pid, started] = readFileSync(file, "utf8").trim().split(" ");
    return { pid: Number(pid), started };
  } catch {
    return { pid: 0 };
  }
}
