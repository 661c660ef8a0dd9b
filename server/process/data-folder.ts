import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readErrorCode, UserFacingError } from "./user-facing-error";

/** @throws UserFacingError if the folder cannot be created or written */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    for (const part of ["logs", "stamps"]) mkdirSync(join(dataDir, part), { recursive: true });
    try {
      writeFileSync(probe, "x".repeat(64 * 1024));
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    throwFolderProblem(dataDir)(error);
  }
}

/** Returns a handler that throws errors of the data folder as UserFacingError with folder and DATA_DIR. */
export const throwFolderProblem =
  (dataDir: string) =>
  (error: unknown): never => {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(describeFolderProblem(dataDir, readErrorCode(error)));
  };

function describeFolderProblem(dataDir: string, code = "undefined"): string {
  const folder = `The data folder ${dataDir}`;
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return `Cannot write to the data folder ${dataDir}: permission denied. Change its owner or set DATA_DIR to another folder.`;
  }
  if (["ENOSPC", "EDQUOT"].includes(code)) {
    return `The disk of the data folder ${dataDir} is full. Free some space or set DATA_DIR to another disk.`;
  }
  if (["ENOTDIR", "EEXIST"].includes(code)) {
    return `${folder} is a file. Set DATA_DIR to a folder.`;
  }
  return `${folder} cannot be created or written (${code}). Set DATA_DIR to another folder.`;
}
