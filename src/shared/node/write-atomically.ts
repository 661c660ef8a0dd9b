import { closeSync, constants, fsyncSync, openSync } from "node:fs";
import { copyFile, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/** Writes a file completely or not at all; it is on disk when the promise settles. One call at a time per file. */
export async function writeAtomically(
  file: string,
  content: string | Buffer,
  mode = 0o666,
): Promise<void> {
  await writeUnsynced(file, content, mode);
  syncFolder(dirname(file));
}

/** Writes a file completely or not at all; its name is on disk once its folder is synced. */
export async function writeUnsynced(
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
    // A partial file is useless, and may contain data that must be erased.
    await rm(next, { force: true });
    throw error;
  } finally {
    await handle.close();
  }
  await rename(next, file);
}

/** Flushes a file, so that its content survives a power failure. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder, so that its names survive a power failure. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Copies a file. Its content survives a power failure once the promise settles. */
export async function copyToDisk(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  await syncFile(to);
}
