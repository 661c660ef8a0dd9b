import { sql } from "@payloadcms/db-sqlite";
import type { Payload, PayloadRequest } from "payload";

export { sql };

type SQL = ReturnType<typeof sql>;
type Row = Record<string, unknown>;
type SqlDatabase = {
  drizzle: object;
  sessions?: Record<string | number, { db: object }>;
  execute(args: { drizzle: object; sql: SQL }): Promise<{ rows: Row[] }>;
};

/**
 * Runs one statement on the CMS's database, SQLite or PostgreSQL, and gives the rows it returns.
 * @param req in whose transaction, if it has one
 */
export async function runSql(
  payload: Payload,
  statement: SQL,
  req?: Pick<PayloadRequest, "transactionID">,
): Promise<Row[]> {
  const database = payload.db as SqlDatabase;
  const transaction = await req?.transactionID;
  const session = transaction === undefined ? undefined : database.sessions?.[transaction];
  const drizzle = session?.db ?? database.drizzle;
  return (await database.execute({ drizzle, sql: statement })).rows;
}
