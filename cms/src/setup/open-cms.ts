import path from "node:path";
import { getPayload } from "payload";
import { requireGuard } from "../accounts/token-stamp";
import { restrictDataDirPermissions } from "./restrict-data-dir-permissions";
import { reapplyErasures } from "../enquiries/erasure";
import { restoreReplacedFiles } from "../media/replaced-files";
import { startWorker } from "../publishing/worker";
import { readEnvironment } from "../environment";
import { checkMigrated } from "./migrate";
import { keepDiskReserve } from "../lib/disk-full";
import { explainError } from "../lib/explain-error";

/** Opens the CMS, checks its data and starts the worker. If that fails, logs one sentence and exits with 1. */
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
    await reapplyErasures(payload, environment.dataDir);
    await startWorker(payload, environment);
  } catch (error) {
    console.error(
      `CMS: ${explainError(error) ?? (error instanceof Error ? error.message : error)}`,
    );
    process.exit(1);
  }
}
