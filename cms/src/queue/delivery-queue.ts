import type { Payload } from "payload";
import { claimRow, createTime, runSql, sql } from "../lib/sql";

/** Milliseconds after which a row that a killed process claimed is due again. */
const LEASE_MS = 5 * 60_000;

/** Tables with the fields of delivery-fields.ts: mails about enquiries, and webhooks. */
export type DeliveryTable = "enquiries" | "deliveries";

/** Fields of a row's delivery: the mail to the team or the webhook, or the mails to the visitor. */
export type DeliveryGroup = "delivery" | "acknowledgement" | "answer";

type Claim = { id: number; attempt: number };

/** Opens a queue. Single statements keep other edits of a row and give it to one process only. */
export function openDeliveryQueue(
  payload: Payload,
  name: DeliveryTable,
  group: DeliveryGroup = "delivery",
) {
  const table = sql.identifier(name);
  const toColumn = (field: string) => sql.identifier(`${group}_${field}`);
  const state = toColumn("state");
  const attempts = toColumn("attempts");
  const nextAttemptAt = toColumn("next_attempt_at");
  const sentAt = toColumn("sent_at");
  const lastError = toColumn("last_error");
  const round = toColumn("round");
  const runUpdate = (statement: ReturnType<typeof sql>) => runSql(payload, statement);

  /** Claims the row that has waited longest; null if none is due. */
  async function claimDue(): Promise<Claim | null> {
    const isDue = sql`${state} = 'stored'
      AND (${nextAttemptAt} IS NULL OR ${nextAttemptAt} <= ${createTime(payload)})`;
    const row = await claimRow(payload, name, {
      isDue,
      order: sql`id`,
      change: sql`${attempts} = coalesce(${attempts}, 0) + 1,
        ${nextAttemptAt} = ${createTime(payload, LEASE_MS)}`,
      returning: sql`id, ${attempts} AS attempts`,
    });
    return row && { id: Number(row.id), attempt: Number(row.attempts) };
  }

  return {
    claimDue,

    markSent: (id: number, sentState: "sent" | "filed") =>
      runUpdate(sql`UPDATE ${table} SET ${state} = ${sentState},
        ${sentAt} = ${createTime(payload)}, ${nextAttemptAt} = NULL,
        ${lastError} = NULL WHERE id = ${id} RETURNING id`),

    /** Without a wait until the next attempt the row stays failed until somebody sends it again. */
    markFailed: (id: number, reason: string, waitMs: number | null) =>
      runUpdate(sql`UPDATE ${table} SET ${state} = ${waitMs === null ? "failed" : "stored"},
        ${nextAttemptAt} = ${waitMs === null ? null : createTime(payload, waitMs)},
        ${lastError} = ${reason}
        WHERE id = ${id} RETURNING id`),

    /** Frees the rows of an earlier process; only for a database of one process. */
    makeAllDue: () =>
      runUpdate(sql`UPDATE ${table} SET ${nextAttemptAt} = NULL
        WHERE ${state} = 'stored' AND ${nextAttemptAt} IS NOT NULL RETURNING id`),

    /** Makes rows that wait for a retry due, because the receiver has just accepted another one. */
    makeRetriesDue: () =>
      runUpdate(sql`UPDATE ${table} SET ${nextAttemptAt} = NULL
        WHERE ${state} = 'stored' AND ${lastError} IS NOT NULL RETURNING id`),

    /** Makes a row due again. Returns no row for an unknown id. */
    requeue: (id: number) =>
      runUpdate(sql`UPDATE ${table} SET ${state} = 'stored', ${attempts} = 0,
        ${nextAttemptAt} = NULL, ${lastError} = NULL, ${sentAt} = NULL,
        ${round} = ${round} + 1 WHERE id = ${id} RETURNING id`),
  };
}
