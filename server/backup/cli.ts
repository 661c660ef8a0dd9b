import { existsSync, mkdirSync, renameSync, rmSync, mkdtempSync, readdirSync } from "node:fs";
import { resolve, join, dirname } from "node:path";
import { CHECKED_BACKUP } from "../../src/shared/contract/queues";
import { readEnvironment } from "../../src/shared/node/environment/environment";
import {
  writeAtomically,
  copyToDisk,
  syncFile,
  syncFolder,
} from "../../src/shared/node/write-atomically";
import { runCommand } from "../process/run-command";
import { UserFacingError, readErrorCode } from "../process/user-facing-error";
import { readSettings } from "../process/settings";
import {
  type Manifest,
  type Database,
  hashFolder,
  listFiles,
  MANIFEST,
  type RecordCounts,
  readManifest,
} from "./manifest";
import { openPostgresDatabase } from "./postgres-database";
import { tmpdir } from "node:os";
import { findDifferences } from "../../src/shared/domain/differences";
import { isLockFile, lockDataFolder } from "../process/data-folder";
import { createClient, type Client } from "@libsql/client";
import { readErrorMessage } from "../../src/shared/domain/read-field";

/** Returns a database in one file; its calls throw UserFacingError if it is missing or damaged. */
function openSqliteDatabase(file: string): Database {
  const restoreTo = async (from: string, to: string): Promise<RecordCounts> => {
    await copyToDisk(from, to);
    return runOn(to, countRecords);
  };
  return {
    kind: "sqlite",
    file: "cms.sqlite",
    dump: async (to) => {
      if (!existsSync(file)) throw new UserFacingError(`No database ${file}; set DATA_DIR.`);
      await runOn(file, (client) => client.execute(`VACUUM INTO '${to.replaceAll("'", "''")}'`));
      return runOn(to, countRecords);
    },
    check: (from, folder) => restoreTo(from, join(folder, "cms.sqlite")),
    restore: (from) => restoreTo(from, file),
  };
}

async function runOn<Result>(file: string, runWork: (client: Client) => Promise<Result>) {
  const client = createClient({ url: `file:${file}` });
  try {
    await client.execute("PRAGMA busy_timeout = 30000");
    return await runWork(client);
  } catch (error) {
    const reason = readErrorMessage(error);
    throw new UserFacingError(`The SQLite database ${file} cannot be read or copied: ${reason}`);
  } finally {
    client.close();
  }
}

async function countRecords(client: Client): Promise<RecordCounts> {
  const { rows } = await client.execute("PRAGMA integrity_check");
  const result = String(rows[0]?.[0]);
  if (result !== "ok") throw new Error(`it is damaged: ${result}`);
  const tables = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY 1",
  );
  const counts: RecordCounts = {};
  for (const name of tables.rows.map((row) => String(row[0]))) {
    const count = await client.execute(`SELECT count(*) FROM "${name}"`);
    counts[name] = Number(count.rows[0]?.[0]);
  }
  return counts;
}

/** Restores a backup to a temporary place and compares hashes and counts. */
async function checkBackup(from: string, database: Database): Promise<Manifest> {
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
async function restoreBackup(from: string, dataDir: string, database: Database) {
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

/** Folders that cannot be rebuilt; releases are built from the CMS. */
const BACKED_UP = ["media", "attachments", "outbox"];
const KEPT_FILES = ["secrets.json", "signing-key.pem", "erased-enquiries.txt", "audit-hashes.txt"];

/** Writes a backup while everything runs, and renames it once it is complete and on disk. */
async function createBackup(dataDir: string, database: Database, to: string) {
  if (existsSync(to)) throw new UserFacingError(`${to} already exists; choose a new folder.`);
  const partial = `${to}.incoming`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  try {
    // The database comes first, so that a picture uploaded meanwhile is extra, not missing.
    const counts = await database.dump(join(partial, database.file));
    await syncFile(join(partial, database.file));
    const names = BACKED_UP.flatMap((name) =>
      listFiles(join(dataDir, name)).map((file) => join(name, file)),
    );
    for (const name of [...names, ...KEPT_FILES])
      await copyIfPresent(join(dataDir, name), join(partial, name));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      database: database.kind,
      counts,
      files: await hashFolder(partial),
    };
    await writeAtomically(join(partial, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
    renameSync(partial, to);
    syncFolder(dirname(to));
    return manifest;
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  mkdirSync(dirname(to), { recursive: true });
  await copyToDisk(from, to).catch((error: unknown) => {
    // The file was just removed, its values are variables (secrets), or nothing was erased yet.
    if (readErrorCode(error) !== "ENOENT") throw error;
  });
}

// npm run backup -- <folder> | npm run restore -- [--check] <folder>

void runCommand(async () => {
  // A backup contains personal data.
  process.umask(0o077);
  const [command, ...rest] = process.argv.slice(2);
  const [folder] = rest.filter((arg) => !arg.startsWith("--"));
  if (folder === undefined)
    throw new UserFacingError(`A folder is missing: npm run ${command} -- <folder>`);
  const { dataDir, env } = readSettings();
  const { databaseUrl, s3 } = readEnvironment(env);
  const database =
    databaseUrl === null
      ? openSqliteDatabase(join(dataDir, "cms.sqlite"))
      : openPostgresDatabase(databaseUrl);
  const target = resolve(folder);
  if (command === "backup") {
    const manifest = await createBackup(dataDir, database, target);
    console.log(`Backed up to ${target}: ${toSummary(manifest)}.`);
    if (s3 !== null) console.log("Pictures and PDFs are in the bucket: copy that as well.");
  } else if (rest.includes("--check")) {
    const manifest = await checkBackup(target, database);
    if (existsSync(dataDir))
      await writeAtomically(join(dataDir, CHECKED_BACKUP), manifest.createdAt, 0o600);
    console.log(`${target} can be restored: ${toSummary(manifest)}.`);
  } else {
    const restored = await restoreBackup(target, dataDir, database);
    console.log(`Restored to ${dataDir}: ${toSummary(restored)}.`);
  }
  return 0;
});

function toSummary({ createdAt, counts, files }: Manifest): string {
  const records = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tables = Object.keys(counts).length;
  return `${Object.keys(files).length} files, ${records} records in ${tables} tables, of ${createdAt}`;
}
