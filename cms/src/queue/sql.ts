import { sql } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";

export { sql };

type SQL = ReturnType<typeof sql>;
type Row = Record<string, unknown>;

type SqlDatabase = {
  drizzle: unknown;
  execute: (args: { drizzle: unknown; sql: SQL }) => Promise<{ rows: Row[] }>;
};

/** Runs one statement on the CMS's database, SQLite or PostgreSQL, and gives the rows it returns. */
export async function runSql(payload: Payload, statement: SQL): Promise<Row[]> {
  const database: object = payload.db;
  if (!isSqlDatabase(database)) throw new Error("The CMS's database takes no SQL.");
  const { rows } = await database.execute({ drizzle: database.drizzle, sql: statement });
  return rows;
}

function isSqlDatabase(database: object): database is SqlDatabase {
  return "drizzle" in database && "execute" in database && typeof database.execute === "function";
}
