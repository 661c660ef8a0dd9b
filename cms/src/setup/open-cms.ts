import path from "node:path";
import { getPayload } from "payload";
import { requireGuard } from "../accounts/token-stamp";
import { restrictDataDirPermissions } from "./restrict-data-dir-permissions";
import { reapplyErasures } from "../enquiries/erasure";
import { restoreReplacedFiles } from "../media/replaced-files";
import { undoImport } from "../tables/write-rows";
import { startWorker } from "../publishing/worker";
import { readEnvironment } from "../environment";
import { checkMigrated } from "./migrate";
import { keepDiskReserve } from "../lib/disk-full";
import { readErrorMessage } from "../../../src/shared/domain/read-field";
import { explainError } from "../lib/explain-error";

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
