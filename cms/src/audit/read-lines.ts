import type { Payload } from "payload";
import { runSql, sql } from "../lib/sql";
import { COLUMNS, type AuditLine } from "./chain";

const BATCH_SIZE = 1000;

/** Yields the lines of the audit log in their order. */
export async function* readLines(payload: Payload): AsyncGenerator<AuditLine> {
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = await runSql(
      payload,
      sql`SELECT * FROM audit_log ORDER BY number, id LIMIT ${BATCH_SIZE} OFFSET ${offset}`,
    );
    for (const row of rows) yield toLine(row);
    if (rows.length < BATCH_SIZE) return;
  }
}

function toLine(row: Record<string, unknown>): AuditLine {
  const texts = COLUMNS.map((name) => [name, String(row[toColumnName(name)] ?? "")]);
  return { ...(Object.fromEntries(texts) as AuditLine), number: Number(row.number) };
}

const toColumnName = (name: string) =>
  name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
