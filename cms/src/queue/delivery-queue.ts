import type { Payload } from "payload";
import { claimRow, createTime, runSql, sql } from "../lib/sql";

/** Milliseconds after which a row that a killed process claimed is due again. */
const LEASE_MS = 5 * 60_000;

/** Tables with the fields of delivery-fields.ts: mails about enquiries, and webhooks. */
export type DeliveryTable = "enquiries" | "deliveries";

type Claim = { id: number; attempt: number };

/** Opens a queue. Single statements keep other edits of a row and give it to one process only. */
export function openDeliveryQueue(payload: Payload, name: DeliveryTable) {
  const table = sql.identifier(name);
  const runUpdate = (statement: ReturnType<typeof sql>) => runSql(payload, statement);

  /** Claims the row that has waited longest; null if none is due. */
  async function claimDue(): Promise<Claim | null> {
    const isDue = sql`delivery_state = 'stored'
      AND (delivery_next_attempt_at IS NULL OR delivery_next_attempt_at <= ${createTime(payload)})`;
    const row = await claimRow(payload, name, {
      isDue,
      order: sql`id`,
      change: sql`delivery_attempts = coalesce(delivery_attempts, 0) + 1,
        delivery_next_attempt_at = ${createTime(payload, LEASE_MS)}`,
      returning: sql`id, delivery_attempts`,
    });
    return row && { id: Number(row.id), attempt: Number(row.delivery_attempts) };
  }

  return {
    claimDue,

    markSent: (id: number, state: "sent" | "filed") =>
      runUpdate(sql`UPDATE ${table} SET delivery_state = ${state},
        delivery_sent_at = ${createTime(payload)}, delivery_next_attempt_at = NULL,
        delivery_last_error = NULL WHERE id = ${id} RETURNING id`),

    /** Without a wait until the next attempt the row stays failed until somebody sends it again. */
    markFailed: (id: number, reason: string, waitMs: number | null) =>
      runUpdate(sql`UPDATE ${table} SET delivery_state = ${waitMs === null ? "failed" : "stored"},
        delivery_next_attempt_at = ${waitMs === null ? null : createTime(payload, waitMs)},
        delivery_last_error = ${reason}
        WHERE id = ${id} RETURNING id`),

    /** Frees the rows of an earlier process; only for a database of one process. */
    makeAllDue: () =>
      runUpdate(sql`UPDATE ${table} SET delivery_next_attempt_at = NULL
        WHERE delivery_state = 'stored' AND delivery_next_attempt_at IS NOT NULL RETURNING id`),

    /** Makes rows that wait for a retry due, because the receiver has just accepted another one. */
    makeRetriesDue: () =>
      runUpdate(sql`UPDATE ${table} SET delivery_next_attempt_at = NULL
        WHERE delivery_state = 'stored' AND delivery_last_error IS NOT NULL RETURNING id`),

    /** Makes a row due again. Returns no row for an unknown id. */
    requeue: (id: number) =>
      runUpdate(sql`UPDATE ${table} SET delivery_state = 'stored', delivery_attempts = 0,
        delivery_next_attempt_at = NULL, delivery_last_error = NULL, delivery_sent_at = NULL,
        delivery_round = delivery_round + 1 WHERE id = ${id} RETURNING id`),
  };
}
