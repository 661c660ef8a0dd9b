import type { Payload } from "payload";
import { runSql, sql } from "../queue/sql";
import type { AuditLine } from "./chain";

const AT_ONCE = 1000;

export async function* readLines(payload: Payload): AsyncGenerator<AuditLine> {
  for (let offset = 0; ; offset += AT_ONCE) {
    const rows = await runSql(
      payload,
      sql`SELECT * FROM audit_log ORDER BY number, id LIMIT ${AT_ONCE} OFFSET ${offset}`,
    );
    for (const row of rows) {
      const text = (name: string) => String(row[name] ?? "");
      yield {
        number: Number(row.number),
        at: text("at"),
        userId: text("user_id"),
        userEmail: text("user_email"),
        role: text("role"),
        action: text("action"),
        changedCollection: text("changed_collection"),
        recordId: text("record_id"),
        fields: text("fields"),
        details: text("details"),
        previousHash: text("previous_hash"),
        hash: text("hash"),
      };
    }
    if (rows.length < AT_ONCE) return;
  }
}
