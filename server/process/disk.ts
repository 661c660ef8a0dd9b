import { statfsSync } from "node:fs";

const FULL = /ENOSPC|EDQUOT|no space left on device|database or disk is full|SQLITE_FULL/i;

/** True when a failed program's output, or the disks it wrote to, say that there is no room left. */
export function isDiskFull(lines: string[], folders: string[]): boolean {
  return lines.some((line) => FULL.test(line)) || folders.some(hasNoRoom);
}

function hasNoRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < 64 * 1024;
  } catch {
    return false;
  }
}
