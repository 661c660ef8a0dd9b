import type {
  MigrateDownArgs as PostgresDown,
  MigrateUpArgs as PostgresUp,
} from "@payloadcms/db-postgres";
import type {
  MigrateDownArgs as SqliteDown,
  MigrateUpArgs as SqliteUp,
} from "@payloadcms/db-sqlite";
import type { Migration, Payload } from "payload";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";

/** Brings the tables up to date; says how many changes there were. */
export async function migrate(payload: Payload, embedded: boolean): Promise<string> {
  const before = await applied(payload);
  const migrations = embedded
    ? forAnyDatabase<SqliteUp, SqliteDown>(sqlite)
    : forAnyDatabase<PostgresUp, PostgresDown>(postgres);
  await payload.db.migrate({ migrations });
  const changes = (await applied(payload)) - before;
  const kind = embedded ? "SQLite" : "PostgreSQL";
  return changes === 0 ? `${kind}, up to date` : `${kind}, ${changes} migration(s) applied`;
}

type MigrationOf<Up, Down> = {
  name: string;
  up: (args: Up) => Promise<void>;
  down: (args: Down) => Promise<void>;
};

/** Payload's interface knows no database: it hands each migration the arguments of its adapter. */
function forAnyDatabase<Up, Down>(migrations: MigrationOf<Up, Down>[]): Migration[] {
  return migrations.map(({ name, up, down }) => ({
    name,
    up: (args) => up(args as Up),
    down: (args) => down(args as Down),
  }));
}

async function applied(payload: Payload): Promise<number> {
  try {
    const { totalDocs } = await payload.count({ collection: "payload-migrations" });
    return totalDocs;
  } catch {
    // An empty database has no table of migrations yet; one that cannot be read fails in migrate().
    return 0;
  }
}
