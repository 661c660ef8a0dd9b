import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lockFolder, type FolderLock } from "../process/folder-lock";
import { checkPort } from "../process/ports";
import { errorCode, UserFacingError } from "../process/user-facing-error";
import { prepareSecrets } from "./secrets";
import type { Settings } from "./settings";
import { step } from "./step";

export async function prepare(settings: Settings): Promise<void> {
  const { dataDir, env, host, port, embeddedCms } = settings;
  await step("Data folder", async (note) => {
    lockDataFolder(dataDir);
    prepareDataFolder(dataDir);
    if (embeddedCms && (await prepareSecrets(dataDir, env))) note("secrets created");
  });
  await step("Port", () => checkPort({ host, port, variable: "PORT" }));
}

/** One start alone may use the folder, until its process ends. @throws UserFacingError that names the other */
export function lockDataFolder(dataDir: string): FolderLock {
  return orProblem(dataDir, () =>
    lockFolder(join(dataDir, "locks"), `The data folder ${dataDir}`, "write"),
  );
}

/** @throws UserFacingError when the folder cannot be made or written */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  orProblem(dataDir, () => {
    for (const part of ["logs", "stamps"]) mkdirSync(join(dataDir, part), { recursive: true });
    try {
      writeFileSync(probe, "x".repeat(64 * 1024));
    } finally {
      rmSync(probe, { force: true });
    }
  });
}

function orProblem<Result>(dataDir: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof UserFacingError) throw error;
    throw new UserFacingError(folderProblem(dataDir, errorCode(error)));
  }
}

function folderProblem(dataDir: string, code = "undefined"): string {
  const folder = `The data folder ${dataDir}`;
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return `${folder} may not be written by this account; change its owner or set DATA_DIR to another folder.`;
  }
  if (["ENOSPC", "EDQUOT"].includes(code)) {
    return `The disk of the data folder ${dataDir} is full; free some space or set DATA_DIR to a folder elsewhere.`;
  }
  if (["ENOTDIR", "EEXIST"].includes(code)) {
    return `${folder} is not a folder; set DATA_DIR to another one.`;
  }
  return `${folder} cannot be made or written (${code}); set DATA_DIR to another folder.`;
}
