import { closeSync, constants, fsyncSync, openSync } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** A file whole or not at all, on disk when it settles. One call at a time for a file. */
export async function writeAtomically(
  file: string,
  content: string | Buffer,
  mode = 0o666,
): Promise<void> {
  const next = `${file}.next`;
  const handle = await open(next, "w", mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } catch (error) {
    // A half is of no use to anybody, and may hold what is to be erased.
    await rm(next, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(next, file);
  syncFolder(dirname(file));
}

/** Makes sure that what a file holds survives a loss of power. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
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

/** Copies a file. The copy survives a loss of power once the promise settles. */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncFile(to);
}
