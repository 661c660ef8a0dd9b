import type { Migration, Payload } from "payload";
import type { Environment } from "../environment";
import { migrations as postgres } from "./migrations/postgres";
import { migrations as sqlite } from "./migrations/sqlite";
import { takeSnapshot } from "./snapshot";

type Settings = Pick<Environment, "dataDir" | "databaseUrl">;

/** Takes a snapshot of the database and migrates it. Returns a note with the number of migrations. */
export async function migrateDatabase(payload: Payload, settings: Settings): Promise<string> {
  const kind = settings.databaseUrl === null ? "SQLite" : "PostgreSQL";
  const { migrations, applied, pending } = await readMigrations(payload, settings);
  const [next] = pending;
  if (next === undefined) return `${kind}, up to date`;
  const snapshot = applied.length > 0 ? await takeSnapshot(payload, settings, next.name) : null;
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

async function readMigrations(payload: Payload, { databaseUrl }: Settings) {
  // Payload's type does not name the database whose arguments a migration gets.
  const migrations = (databaseUrl === null ? sqlite : postgres) as Migration[];
  const applied = await readAppliedNames(payload);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  return { migrations, applied, pending };
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
