import { sql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

export { sql };

type SQL = ReturnType<typeof sql>;
type Row = Record<string, unknown>;
type SqlDatabase = {
  drizzle: object;
  execute(args: { drizzle: object; sql: SQL }): Promise<{ rows: Row[] }>;
};

/** Runs one statement on the CMS's database, SQLite or PostgreSQL, and gives the rows it returns. */
export async function runSql(payload: Payload, statement: SQL): Promise<Row[]> {
  const database = payload.db as SqlDatabase;
  return (await database.execute({ drizzle: database.drizzle, sql: statement })).rows;
}
