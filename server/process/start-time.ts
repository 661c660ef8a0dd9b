import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { readErrorCode } from "./user-facing-error";

/** Returns a process's start time as comparable text, as ids are reused; undefined if unknown. */
export function readStartTime(pid: number): string | undefined {
  try {
    return process.platform === "linux" ? readProc(pid) : readPs(pid);
  } catch {
    return undefined;
  }
}

/** False for a process that has exited, even if another one has its id now. */
export function isRunning(pid: number, started: string | undefined): boolean {
  return isAlive(pid) && !isOtherProcess(pid, started);
}

/** True if the id now belongs to a process with another start time. */
export function isOtherProcess(pid: number, started: string | undefined): boolean {
  const now = started === undefined ? undefined : readStartTime(pid);
  return now !== undefined && now !== started;
}

/** Reads clock ticks since boot, and the boot's id. The process name before them may contain spaces and brackets. */
function readProc(pid: number): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  const boot = readFileSync("/proc/sys/kernel/random/boot_id", "latin1").trim();
  return ticks && `${boot}/${ticks}`;
}

function readPs(pid: number): string | undefined {
  const env = Object.assign({ ...process.env }, { LC_ALL: "C", TZ: "UTC" });
  const args = ["-o", "lstart=", "-p", String(pid)];
  const text = execFileSync("ps", args, {
    encoding: "utf8",
    env,
    stdio: ["ignore", "pipe", "ignore"],
  });
  return text.trim() || undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return readErrorCode(error) === "EPERM";
  }
}
