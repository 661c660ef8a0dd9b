import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkPort } from "../process/ports";
import { errorCode, UserFacingError } from "../process/user-facing-error";
import { prepareSecrets } from "./secrets";
import type { Settings } from "./settings";
import { step } from "./step";

export async function prepare(settings: Settings): Promise<void> {
  const { dataDir, env, host, port, cmsPort, embeddedCms } = settings;
  await step("Data folder", async (note) => {
    prepareDataFolder(dataDir);
    if (embeddedCms && (await prepareSecrets(dataDir, env))) note("secrets created");
  });
  await step("Ports", async () => {
    await checkPort({ host, port, variable: "PORT" });
    if (embeddedCms) await checkPort({ host, port: cmsPort, variable: "CMS_PORT" });
  });
}

/** @throws UserFacingError when the folder cannot be made or written */
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
