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

/** Runs one statement on SQLite or PostgreSQL, in the transaction of `req`. Returns its rows. */
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

/**
 * Returns the database's time plus `offsetMs` as it stores moments. Processes on other machines have
 * other clocks, so a lease of one could end early for another.
 */
export function createTime({ db }: Pick<Payload, "db">, offsetMs = 0): SQL {
  return db.name === "postgres"
    ? sql`(now() + ${offsetMs} * interval '1 millisecond')`
    : sql`strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ${`${offsetMs / 1000} seconds`})`;
}

type Claim = { isDue: SQL; order: SQL; change: SQL; returning: SQL };

/** Claims the first due row in one statement, so that only one process gets it. Returns null if none is due. */
export async function claimRow(
  payload: Payload,
  name: string,
  { isDue, order, change, returning }: Claim,
): Promise<Row | null> {
  const table = sql.identifier(name);
  // PostgreSQL would wait for a row that another process takes; SQLite has one writer at a time.
  const lock = payload.db.name === "postgres" ? sql`FOR UPDATE SKIP LOCKED` : sql``;
  const first = sql`SELECT id FROM ${table} WHERE ${isDue} ORDER BY ${order} LIMIT 1 ${lock}`;
  const [row] = await runSql(
    payload,
    sql`UPDATE ${table} SET ${change} WHERE id = (${first}) RETURNING ${returning}`,
  );
  return row ?? null;
}
