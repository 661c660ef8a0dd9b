import { openSync, closeSync, fsyncSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { releasePaths } from "./store";

/**
 * Makes a release the live one by renaming one symlink: a request sees the release before or the
 * one after, never neither. On disk when it returns.
 */
export function switchTo(folder: string, id: string): void {
  const { live } = releasePaths(folder);
  const next = `${live}.next-${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(id, next);
  renameSync(next, live);
  syncFolder(folder);
}

/** Makes sure that a folder's names survive a loss of power. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
