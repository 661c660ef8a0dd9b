import path from "node:path";
import { getPayload, type Payload } from "payload";
import { requireGuard } from "../accounts/token-stamp";
import { reapplyErasures } from "../enquiries/erasure";
import { restoreReplacedFiles } from "../media/replaced-files";
import { undoImport } from "../tables/write-rows";
import { startWorker } from "../publishing/worker";
import { readEnvironment } from "../environment";
import { checkMigrated } from "./setup";
import { keepDiskReserve } from "../lib/disk-full";
import { readErrorMessage, readField } from "../../../src/shared/domain/read-field";
import { explainError } from "../lib/explain-error";
import fs from "node:fs/promises";

/** Exit code after which `npm start` repeats the set-up (server/start/cms.ts). */
const NEEDS_SETUP = 3;

/** Opens the CMS, checks its data and starts the worker. If that fails, logs one sentence and exits. */
export async function openCms(): Promise<void> {
  try {
    const { default: config } = await import("../payload.config");
    const payload = await getPayload({ config });
    requireGuard(payload);
    await payload.count({ collection: "posts" });
    const environment = readEnvironment();
    await checkMigrated(payload, environment);
    await keepDiskReserve(environment.dataDir);
    await restrictDataDirPermissions(payload, environment.dataDir);
    await restoreReplacedFiles(payload, path.join(environment.dataDir, "media"));
    await undoImport(payload, environment);
    await reapplyErasures(payload, environment.dataDir);
    await startWorker(payload, environment);
  } catch (error) {
    const reason = explainError(error) ?? readErrorMessage(error);
    console.error(`CMS: ${reason}`);
    process.exit(reason.includes("npm run setup -w cms") ? NEEDS_SETUP : 1);
  }
}

const PERSONAL = ["attachments", "outbox"];

/** Removes other accounts' rights from the data folder (700) and personal files in it (600). */
async function restrictDataDirPermissions(payload: Payload, dataDir: string): Promise<void> {
  const isFile = (name: string) =>
    /^(cms\.sqlite.*|secrets\.json|erased-enquiries\.txt)$/.test(name);
  await setMode(payload, dataDir, 0o700);
  for (const name of (await readDir(dataDir)).filter(isFile)) {
    await setMode(payload, joinPath(dataDir, name), 0o600);
  }
  for (const folder of PERSONAL.map((name) => joinPath(dataDir, name))) {
    await setMode(payload, folder, 0o700);
    for (const name of await readDir(folder)) await setMode(payload, joinPath(folder, name), 0o600);
  }
}

/** Prevents the build from including every file that such a path could name. */
const joinPath = (dir: string, name: string) => path.join(/* turbopackIgnore: true */ dir, name);

const readDir = (folder: string) => fs.readdir(folder).catch(() => []);

async function setMode(payload: Payload, file: string, mode: number): Promise<void> {
  try {
    await fs.chmod(file, mode);
  } catch (error) {
    if (readField(error, "code") === "ENOENT") return;
    const octal = mode.toString(8);
    payload.logger.warn(`${file} may be readable by other accounts; set its mode to ${octal}`);
  }
}
