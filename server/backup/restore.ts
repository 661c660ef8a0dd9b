import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findDifferences } from "../../src/shared/domain/differences";
import { UserFacingError } from "../process/user-facing-error";
import { copyToDisk } from "../../src/shared/node/write-atomically";
import { isLockFile, lockDataFolder } from "../process/data-folder";
import {
  type RecordCounts,
  type Database,
  hashFolder,
  readManifest,
  type Manifest,
} from "./manifest";

/** Restores a backup to a temporary place and compares hashes and counts. */
export async function checkBackup(from: string, database: Database): Promise<Manifest> {
  const manifest = await readIntactManifest(from, database);
  const folder = mkdtempSync(join(tmpdir(), "restore-check-"));
  try {
    compareCounts(from, manifest, await database.check(join(from, database.file), folder));
    return manifest;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Restores to an empty DATA_DIR and, with PostgreSQL, an empty database; otherwise throws. */
export async function restoreBackup(from: string, dataDir: string, database: Database) {
  const manifest = await readIntactManifest(from, database);
  const names = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => !isLockFile(name)) : [];
  if (names.length > 0) {
    throw new UserFacingError(
      `The data folder ${dataDir} is not empty; move it away or set DATA_DIR to a new folder.`,
    );
  }
  const lock = await lockDataFolder(dataDir);
  try {
    for (const name of Object.keys(manifest.files).filter((file) => file !== database.file)) {
      mkdirSync(dirname(join(dataDir, name)), { recursive: true });
      await copyToDisk(join(from, name), join(dataDir, name));
    }
    compareCounts(from, manifest, await database.restore(join(from, database.file)));
    return manifest;
  } catch (error) {
    for (const name of readdirSync(dataDir).filter((file) => !isLockFile(file))) {
      rmSync(join(dataDir, name), { recursive: true, force: true });
    }
    throw error;
  } finally {
    await lock.end();
  }
}

async function readIntactManifest(from: string, database: Database): Promise<Manifest> {
  const manifest = readManifest(from);
  if (manifest.database !== database.kind) {
    const state = manifest.database === "postgres" ? "set" : "empty";
    throw new UserFacingError(
      `The backup is from ${manifest.database}: DATABASE_URL must be ${state} to restore it.`,
    );
  }
  const differing = findDifferences(manifest.files, await hashFolder(from));
  if (differing.length === 0) return manifest;
  throw new UserFacingError(`The backup ${from} is damaged; these files differ:`, differing);
}

function compareCounts(from: string, { counts }: Manifest, restored: RecordCounts): void {
  const tables = findDifferences(counts, restored);
  if (tables.length === 0) return;
  throw new UserFacingError(`The backup ${from} is incomplete; these tables differ:`, tables);
}
