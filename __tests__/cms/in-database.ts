import path from "node:path";
import { createClient } from "@libsql/client";
import { expect } from "@playwright/test";
import type { RunningCms } from "./running-cms";

/** Changes a CMS's SQLite database in ways that its API refuses. Fails if no row changes. */
export async function changeDatabase(
  { dataDir }: Pick<RunningCms, "dataDir">,
  sql: string,
  args: (string | number)[] = [],
): Promise<void> {
  const { rowsAffected } = await executeSql(dataDir, sql, args);
  expect(rowsAffected).toBeGreaterThan(0);
}

/** Returns the stored rows of a table, ordered by id. */
export async function readRows(dataDir: string, table: string): Promise<object[]> {
  const { rows } = await executeSql(dataDir, `SELECT * FROM ${table} ORDER BY id`);
  return rows.map((row) => ({ ...row }));
}

async function executeSql(dataDir: string, sql: string, args: (string | number)[] = []) {
  const database = createClient({ url: `file:${path.join(dataDir, "cms.sqlite")}` });
  await database.execute("PRAGMA busy_timeout = 30000");
  const result = await database.execute({ sql, args });
  database.close();
  return result;
}

/** Returns the time this many days ago as the database stores it. */
export function toPastDay(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}
