import type { Payload, PayloadRequest } from "payload";
import { runSql, sql } from "../lib/sql";
import { hashLine, type LineContent } from "./chain";
import { getNow } from "../../../src/shared/domain/clock";

export type AuditEvent = Omit<LineContent, "number" | "at" | "previousHash">;

/** Number of this advisory lock, unique in the database. */
const LOCK = 7_301_204;

type Session = Pick<PayloadRequest, "transactionID">;

/** Adds a line to the audit log: on PostgreSQL in the change's transaction, or else in its own. */
export async function appendLine(
  { payload, transactionID }: Pick<PayloadRequest, "payload" | "transactionID">,
  event: AuditEvent,
): Promise<void> {
  if (payload.db.name === "sqlite") return insertLine(payload, event, {});
  const ownTransaction = transactionID ? null : await payload.db.beginTransaction();
  const session = { transactionID: ownTransaction ?? transactionID };
  try {
    // Other calls wait for this lock until the transaction ends, so no two read the same last line.
    await runSql(payload, sql`SELECT pg_advisory_xact_lock(${LOCK})`, session);
    await insertLine(payload, event, session);
  } catch (error) {
    // An open transaction would keep its connection forever.
    if (ownTransaction !== null) await payload.db.rollbackTransaction(ownTransaction);
    throw error;
  }
  if (ownTransaction !== null) await payload.db.commitTransaction(ownTransaction);
}

async function insertLine(payload: Payload, event: AuditEvent, session: Session): Promise<void> {
  const [last] = await runSql(
    payload,
    sql`SELECT number, hash FROM audit_log ORDER BY number DESC LIMIT 1`,
    session,
  );
  const lastNumber = Number(last?.number ?? 0);
  const previousHash = String(last?.hash ?? "");
  const at = getNow().toISOString();
  const line: LineContent = { ...event, number: lastNumber + 1, at, previousHash };
  const { userId, userEmail, role, action, changedCollection, recordId, fields, details } = line;
  const insertedRows = await runSql(
    payload,
    sql`INSERT INTO audit_log (number, at, user_id, user_email, role, action, changed_collection,
        record_id, fields, details, previous_hash, hash)
      SELECT CAST(${line.number} AS numeric), ${at}, ${userId}, ${userEmail}, ${role}, ${action},
        ${changedCollection}, ${recordId}, ${fields}, ${details}, ${previousHash}, ${hashLine(line)}
      WHERE (SELECT coalesce(max(number), 0) FROM audit_log) = CAST(${lastNumber} AS numeric)
      RETURNING id`,
    session,
  );
  // SQLite has no transaction here: another request took this number, so the next one is tried.
  if (insertedRows.length === 0) await insertLine(payload, event, session);
}
