import type { Migration, Payload } from "payload";
import type { Environment } from "../environment";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";
import { takeSnapshot } from "./snapshot";

type Settings = Pick<Environment, "dataDir" | "databaseUrl">;

/** Brings the tables up to date, after a snapshot of what they hold; says how many changes there were. */
export async function migrate(payload: Payload, settings: Settings): Promise<string> {
  const embedded = settings.databaseUrl === null;
  const kind = embedded ? "SQLite" : "PostgreSQL";
  // Payload's interface knows no database: it hands each migration the arguments of its adapter.
  const migrations = (embedded ? sqlite : postgres) as Migration[];
  const applied = await appliedNames(payload);
  const pending = migrations.filter(({ name }) => !applied.includes(name));
  const [next] = pending;
  if (next === undefined) return `${kind}, up to date`;
  const snapshot = applied.length > 0 ? await takeSnapshot(payload, settings, next.name) : null;
  await payload.db.migrate({ migrations });
  const taken = snapshot === null ? "" : `, the database before is snapshots/${snapshot}`;
  return `${kind}, ${pending.length} migration(s) applied${taken}`;
}

async function appliedNames(payload: Payload): Promise<string[]> {
  try {
    const { docs } = await payload.find({ collection: "payload-migrations", pagination: false });
    return docs.flatMap(({ name }) => name ?? []);
  } catch {
    // An empty database has no table of migrations yet; one that cannot be read fails in migrate().
    return [];
  }
}
