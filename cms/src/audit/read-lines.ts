import type { Payload } from "payload";
import { runSql, sql } from "../lib/sql";
import { COLUMNS, type AuditLine } from "./chain";

const BATCH_SIZE = 1000;

export async function* readLines(payload: Payload): AsyncGenerator<AuditLine> {
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const rows = await runSql(
      payload,
      sql`SELECT * FROM audit_log ORDER BY number, id LIMIT ${BATCH_SIZE} OFFSET ${offset}`,
    );
    for (const row of rows) yield lineOf(row);
    if (rows.length < BATCH_SIZE) return;
  }
}

function lineOf(row: Record<string, unknown>): AuditLine {
  const texts = COLUMNS.map((name) => [name, String(row[columnOf(name)] ?? "")]);
  return { ...(Object.fromEntries(texts) as AuditLine), number: Number(row.number) };
}

const columnOf = (name: string) => name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
