import type { Payload } from "payload";

/** Brings the tables up to date; says how many changes there were. */
export async function migrate(payload: Payload, embedded: boolean): Promise<string> {
  const before = await applied(payload);
  await payload.db.migrate();
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
