import { setImmediate } from "node:timers/promises";
import type { Payload } from "payload";
import { runSql, sql } from "../lib/sql";
import { COLUMNS, type AuditLine } from "./chain";

const BATCH_SIZE = 1000;

/** Yields the lines of the audit log in their order, in batches. */
export async function* readLines(payload: Payload): AsyncGenerator<AuditLine[]> {
  let start = sql``;
  for (;;) {
    const rows = await runSql(
      payload,
      sql`SELECT * FROM audit_log ${start} ORDER BY number, id LIMIT ${BATCH_SIZE}`,
    );
    yield rows.map(toLine);
    const last = rows.at(-1);
    if (last === undefined) return;
    start = sql`WHERE (number, id) > (${last.number}, ${last.id})`;
    // SQLite responds without a pause, in which other calls could run.
    await setImmediate();
  }
}

function toLine(row: Record<string, unknown>): AuditLine {
  const texts = COLUMNS.map((name) => [name, String(row[toColumnName(name)] ?? "")]);
  return { ...(Object.fromEntries(texts) as AuditLine), number: Number(row.number) };
}

const toColumnName = (name: string) =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
