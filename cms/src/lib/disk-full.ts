import { randomBytes } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { APIError, type AfterErrorHook } from "payload";
import { DISK_FULL, explainError } from "./explain-error";

const MESSAGE =
  "The disk of the CMS is full, so nothing was saved. Delete images or records that are not needed, or ask the operator to free space. Then save again.";

const RESERVE_BYTES = 8 * 1024 * 1024;

/** Returns 503 for a save on a full disk, so that staff can save again later. */
export const respondToFullDisk: AfterErrorHook = ({ error }) =>
  explainError(error) === DISK_FULL
    ? { status: 503, response: { errors: [{ message: MESSAGE }] } }
    : undefined;

/**
 * False if the reserve was freed and the disk is still full (ACC-08). Creates the reserve if it is
 * missing and twice its size is free.
 */
export async function keepDiskReserve(dataDir: string): Promise<boolean> {
  const file = getReserve(dataDir);
  if (await isFile(file)) return true;
  if ((await readFreeBytes(dataDir)) < 2 * RESERVE_BYTES) return false;
  // Some file systems store zeros without using space. An unwritable folder stops no save.
  await fs.writeFile(file, randomBytes(RESERVE_BYTES), { mode: 0o600 }).catch(() => undefined);
  return true;
}

/** Throws an APIError (503) if only sign-ins and deletions may use the space that is left. */
export async function requireDiskSpace(dataDir: string): Promise<void> {
  if (!(await keepDiskReserve(dataDir))) throw new APIError(MESSAGE, 503);
}

/** Frees the reserve of an almost full disk, so that staff can sign in and delete. */
export async function freeDiskReserve(dataDir: string): Promise<void> {
  if ((await readFreeBytes(dataDir)) >= RESERVE_BYTES / 2) return;
  await fs.rm(getReserve(dataDir), { force: true });
}

const getReserve = (dataDir: string) =>
  path.join(/* turbopackIgnore: true */ dataDir, "disk-reserve");

const isFile = (file: string) =>
  fs.access(file).then(
    () => true,
    () => false,
  );

/** Returns the bytes that are free for this account on the disk of DATA_DIR. */
export async function readFreeBytes(dataDir: string): Promise<number> {
  const { bavail, blocks, bsize } = await fs.statfs(dataDir);
  // Some file systems do not report their space.
  return blocks === 0 ? Infinity : bavail * bsize;
}
