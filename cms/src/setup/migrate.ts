import type { Migration, Payload } from "payload";
import { migrations as postgres } from "../migrations/postgres";
import { migrations as sqlite } from "../migrations/sqlite";

/** Brings the tables up to date; says how many changes there were. */
export async function migrate(payload: Payload, embedded: boolean): Promise<string> {
  const before = await applied(payload);
  // Payload's interface knows no database: it hands each migration the arguments of its adapter.
  await payload.db.migrate({ migrations: (embedded ? sqlite : postgres) as Migration[] });
  const changes = (await applied(payload)) - before;
  const kind = embedded ? "SQLite" : "PostgreSQL";
  return changes === 0 ? `${kind}, up to date` : `${kind}, ${changes} migration(s) applied`;
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
