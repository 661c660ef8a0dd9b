import fs from "node:fs/promises";
import path from "node:path";
import { getPayload, type Payload, type Migration } from "payload";
import { getIndianDay, getNow } from "../../../src/shared/domain/clock";
import { hasRelease } from "../../../src/shared/node/release/release-store";
import { readEnvironment, type Environment } from "../environment";
import { checkBucket } from "../storage/bucket";
import { createAdmin } from "./admin";
import { migrations as postgres } from "./migrations/postgres";
import { migrations as sqlite } from "./migrations/sqlite";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { readField } from "../../../src/shared/domain/read-field";
import { toPostgresVariables } from "../../../src/shared/node/postgres-variables";
import { runSql, sql } from "../lib/sql";
import { syncFile } from "../../../src/shared/node/write-atomically";

type Settings = Pick<Environment, "dataDir" | "databaseUrl">;

/** How many earlier migrations the initial one replaces (decision 0038). */
const REPLACED_MIGRATIONS = { SQLite: 22, PostgreSQL: 23 };

/** Takes a snapshot of the database and migrates it. Returns a note with the number of migrations. */
export async function migrateDatabase(payload: Payload, settings: Settings): Promise<string> {
  const state = await readMigrations(payload, settings);
  const { kind, migrations, applied, pending } = state;
  const [next] = pending;
  if (next === undefined) return `${kind}, up to date`;
  const snapshot = applied.length > 0 ? await takeSnapshot(payload, settings, next.name) : null;
  if (state.hasReplaced) {
    const data = { name: state.initial, batch: 1 };
    await payload.create({ collection: "payload-migrations", data });
  }
  await payload.db.migrate({ migrations });
  const snapshotNote = snapshot === null ? "" : `, previous database: snapshots/${snapshot}`;
  return `${kind}, ${pending.length} migration(s) applied${snapshotNote}`;
}

/** Throws if the database is empty or lacks migrations of this version. */
export async function checkMigrated(payload: Payload, settings: Settings): Promise<void> {
  const { pending } = await readMigrations(payload, settings);
  if (pending.length > 0) {
    throw new Error(
      `The database lacks ${pending.length} migration(s) of this version: run \`npm run setup -w cms\` first.`,
    );
  }
}

/** Throws if only some of the migrations that the initial one replaces are applied. */
async function readMigrations(payload: Payload, { databaseUrl }: Settings) {
  const kind = databaseUrl === null ? "SQLite" : "PostgreSQL";
  // Payload's type does not name the database whose arguments a migration gets.
  const migrations = (databaseUrl === null ? sqlite : postgres) as Migration[];
  const initial = migrations[0]?.name ?? "";
  const applied = await readAppliedNames(payload);
  const hasReplaced = applied.length > 0 && !applied.includes(initial);
  const replaced = applied.filter((name) => name < initial);
  if (hasReplaced && replaced.length < REPLACED_MIGRATIONS[kind]) {
    throw new Error(
      "The database is of a version before 29 November 2026. Start the version of that day (commit 81bc7fd7) once, then this one.",
    );
  }
  const done = hasReplaced ? [...applied, initial] : applied;
  const pending = migrations.filter(({ name }) => !done.includes(name));
  return { kind, migrations, initial, applied, hasReplaced, pending };
}

async function readAppliedNames(payload: Payload): Promise<string[]> {
  try {
    const { docs } = await payload.find({ collection: "payload-migrations", pagination: false });
    return docs.flatMap(({ name }) => name ?? []);
  } catch {
    // An empty database has no table of migrations; an unreadable one fails in migrate().
    return [];
  }
}

/** Few, because each snapshot contains personal data. */
const MAX_SNAPSHOTS = 3;

/** Copies the database atomically to DATA_DIR/snapshots. Returns the file's name. */
async function takeSnapshot(
  payload: Payload,
  { dataDir, databaseUrl }: Pick<Environment, "dataDir" | "databaseUrl">,
  reason: string,
): Promise<string> {
  const folder = path.join(dataDir, "snapshots");
  await fs.mkdir(folder, { recursive: true, mode: 0o700 });
  const time = getNow().toISOString().replace(/[-:.]/g, "");
  const name = `${time}-before-${reason}.${databaseUrl === null ? "sqlite" : "dump"}`;
  const partial = path.join(folder, ".incoming");
  await fs.rm(partial, { force: true });
  if (databaseUrl === null) await runSql(payload, sql`VACUUM INTO ${partial}`);
  else await dumpPostgres(databaseUrl, partial);
  await fs.chmod(partial, 0o600);
  await syncFile(partial);
  await fs.rename(partial, path.join(folder, name));
  const names = (await fs.readdir(folder)).filter((file) => /-before-/.test(file)).sort();
  for (const name of names.slice(0, -MAX_SNAPSHOTS)) await fs.rm(path.join(folder, name));
  return name;
}

async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const env = Object.assign({ ...process.env }, toPostgresVariables(databaseUrl));
  const args = ["-Fc", "--no-owner", "--no-privileges", `--file=${file}`];
  await promisify(execFile)("pg_dump", args, { env }).catch((error: unknown) => {
    const reason = String(readField(error, "stderr") || error).trim();
    throw new Error(
      `no snapshot of the database could be taken before it is migrated: ${reason}. pg_dump must have the server's version or a newer one (apt-get install postgresql-client).`,
    );
  });
}

/** Sets up the CMS; a repeated run changes nothing. Throws without a secret or if a step fails. */
export async function runSetup(env: NodeJS.ProcessEnv, shouldOfferLink: boolean): Promise<Payload> {
  const environment = readEnvironment(env);
  if (environment.secret === null) throw new Error("missing secret key");
  await runStep("data folder", () => prepareFolder(environment.dataDir));

  const { s3 } = environment;
  if (s3 !== null) await runStep("bucket", () => checkBucket(s3));

  // Loaded now, because the configuration reads the environment at import.
  const { default: config } = await import("../payload.config");
  const payload = await getPayload({ config });
  await runStep("database", () => migrateDatabase(payload, environment));
  await runStep("first admin", () => createAdmin(payload, environment, shouldOfferLink));
  if (environment.seed) {
    const { seedContent } = await import("./seed/seed");
    const today = getIndianDay(environment.today);
    const isLive = hasRelease(path.join(environment.dataDir, "releases"));
    await runStep("sample content", () => seedContent(payload, today, { isLive }));
  }
  return payload;
}

async function prepareFolder(dataDir: string): Promise<string> {
  for (const folder of ["media", "attachments", "outbox"]) {
    await fs.mkdir(path.join(dataDir, folder), { recursive: true });
  }
  const probe = path.join(dataDir, ".write-test");
  await fs.writeFile(probe, Buffer.alloc(64 * 1024));
  await fs.rm(probe);
  return dataDir;
}

async function runStep(name: string, runPart: () => Promise<string>): Promise<void> {
  const startMs = performance.now();
  const outcome = await runPart();
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`CMS ${name}: ${outcome} (${seconds} s)`);
}
