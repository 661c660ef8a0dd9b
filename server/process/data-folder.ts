import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { tryLock, type FileLock } from "./file-lock";
import { readErrorCode, UserFacingError } from "./user-facing-error";

/** True for the files that lock a data folder, also those of earlier versions. */
export const isLockFile = (name: string): boolean => name.startsWith("lock.");

/** Programs that the lock's owner starts get this, and lock that file (program-preload.cjs). */
export const lockVariables: { DATA_FOLDER_LOCK?: string } = {};

/** Programs of a killed owner notice that within a second. */
const MAX_EXIT_MS = 30_000;

/**
 * Locks a data folder, and waits until the programs of a killed owner have ended. A program that the
 * owner started shares its lock. Throws UserFacingError, also if the folder cannot be used.
 */
export async function lockDataFolder(dataDir: string): Promise<FileLock> {
  prepareDataFolder(dataDir);
  const folder = realpathSync(dataDir);
  const programs = join(folder, "lock.programs.db");
  if (process.env.DATA_FOLDER_LOCK === programs) return { end: async () => undefined };
  const lock = await lockOwnerFile(join(folder, "lock.db"), dataDir).catch((error: unknown) => {
    if (!readErrorCode(error)?.startsWith("SQLITE_IOERR")) throw error;
    throw new UserFacingError(describeMissingLocks(dataDir));
  });
  const pidFile = join(folder, "lock.pid");
  if (lock === undefined) {
    // A process that has just taken the lock writes the file next.
    const owner = existsSync(pidFile) ? readFileSync(pidFile, "utf8") : "unknown";
    throw new UserFacingError(
      `The data folder ${dataDir} is in use by process ${owner}; stop it and start again.`,
    );
  }
  try {
    writeFileSync(pidFile, String(process.pid));
    await waitForPrograms(programs, dataDir);
  } catch (error) {
    await lock.end();
    throw error;
  }
  rmSync(join(folder, "lock.json"), { force: true });
  lockVariables.DATA_FOLDER_LOCK = programs;
  return {
    end: async () => {
      delete lockVariables.DATA_FOLDER_LOCK;
      await lock.end();
    },
  };
}

/** Returns undefined if another process owns the folder, which does not prevent reading. */
async function lockOwnerFile(file: string, dataDir: string): Promise<FileLock | undefined> {
  const reading = await tryLock(file, "shared");
  if (reading === undefined) throw new UserFacingError(describeMissingLocks(dataDir));
  await reading.end();
  return tryLock(file, "sole");
}

const describeMissingLocks = (dataDir: string) =>
  `The data folder ${dataDir} is on a file system without locks. Set DATA_DIR to a folder on a local disk.`;

async function waitForPrograms(file: string, dataDir: string): Promise<void> {
  const deadline = performance.now() + MAX_EXIT_MS;
  for (;;) {
    const lock = await tryLock(file, "exclusive");
    if (lock) return lock.end();
    if (performance.now() > deadline) {
      throw new UserFacingError(
        `Programs of an earlier start still use the data folder ${dataDir}; end them (fuser -v ${file} lists them) and start again.`,
      );
    }
    await sleep(50);
  }
}

/** Creates the folder and writes to it, so that a problem shows before anything starts. */
function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    if (!["ENOTDIR", "EEXIST"].includes(readErrorCode(error) ?? "")) throw error;
    throw new UserFacingError(`The data folder ${dataDir} is a file. Set DATA_DIR to a folder.`);
  }
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    writeFileSync(probe, "x".repeat(64 * 1024));
  } finally {
    rmSync(probe, { force: true });
  }
}
