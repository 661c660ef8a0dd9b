import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../../server/error-code";
import { Failure } from "../../server/process/failure";

/**
 * Makes the data folder with its parts and proves that it can be written.
 * @throws Failure with one sentence that names the folder and DATA_DIR
 */
export function prepareDataFolder(dataDir: string): void {
  try {
    for (const part of ["logs", "stamps"]) mkdirSync(join(dataDir, part), { recursive: true });
    proveWritable(join(dataDir, `.probe-${process.pid}`));
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
}

function proveWritable(file: string): void {
  try {
    writeFileSync(file, "x".repeat(64 * 1024));
  } finally {
    rmSync(file, { force: true });
  }
}

function folderProblem(dataDir: string, error: unknown): Error {
  switch (errorCode(error)) {
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return new Failure(
        `The data folder ${dataDir} may not be written by this account; change its owner or set DATA_DIR to another folder.`,
      );
    case "ENOSPC":
    case "EDQUOT":
      return new Failure(
        `The disk of the data folder ${dataDir} is full; free some space or set DATA_DIR to a folder elsewhere.`,
      );
    case "ENOTDIR":
    case "EEXIST":
      return new Failure(
        `The data folder ${dataDir} is not a folder; set DATA_DIR to another one.`,
      );
    default:
      return new Failure(
        `The data folder ${dataDir} cannot be made or written (${String(errorCode(error))}); set DATA_DIR to another folder.`,
      );
  }
}
