import type { Payload } from "payload";
import { claimRow, runSql, sql } from "../sql";
import { currentTime } from "../../../../src/shared/domain/clock";

/** A process that was killed while it sent is taken to have failed after so long. */
const LEASE_MS = 5 * 60_000;

/** The tables with the fields of delivery-fields: mails about enquiries, and word of changes. */
export type DeliveryTable = "enquiries" | "deliveries";

type Claim = { id: number; attempt: number };

// Single statements over single columns: edits stay, and of two processes only one gets a row.

export function deliveryQueue(payload: Payload, name: DeliveryTable) {
  const table = sql.identifier(name);
  const run = (statement: ReturnType<typeof sql>) => runSql(payload, statement);

  /** Takes the row that waits for longest, or null where none is due. */
  async function claimDue(): Promise<Claim | null> {
    const now = currentTime().toISOString();
    const lease = new Date(currentTime().getTime() + LEASE_MS).toISOString();
    const isDue = sql`delivery_state = 'stored'
      AND (delivery_next_attempt_at IS NULL OR delivery_next_attempt_at <= ${now})`;
    const row = await claimRow(payload, name, {
      isDue,
      order: sql`id`,
      change: sql`delivery_attempts = coalesce(delivery_attempts, 0) + 1,
        delivery_next_attempt_at = ${lease}`,
      returning: sql`id, delivery_attempts`,
    });
    return row && { id: Number(row.id), attempt: Number(row.delivery_attempts) };
  }

  return {
    claimDue,

    markSent: (id: number) =>
      run(sql`UPDATE ${table} SET delivery_state = 'sent',
        delivery_sent_at = ${currentTime().toISOString()}, delivery_next_attempt_at = NULL,
        delivery_last_error = NULL WHERE id = ${id} RETURNING id`),

    /** With no next attempt the row is given up until somebody sends it again. */
    markFailed: (id: number, reason: string, next: Date | null) =>
      run(sql`UPDATE ${table} SET delivery_state = ${next === null ? "failed" : "stored"},
        delivery_next_attempt_at = ${next?.toISOString() ?? null}, delivery_last_error = ${reason}
        WHERE id = ${id} RETURNING id`),

    /** Only for a database of one process: what an earlier one had under way is so no longer. */
    makeAllDue: () =>
      run(sql`UPDATE ${table} SET delivery_next_attempt_at = NULL
        WHERE delivery_state = 'stored' AND delivery_next_attempt_at IS NOT NULL RETURNING id`),

    /** What failed is due now: whoever could not be reached has just taken another. */
    makeFailedDue: () =>
      run(sql`UPDATE ${table} SET delivery_next_attempt_at = NULL
        WHERE delivery_state = 'stored' AND delivery_last_error IS NOT NULL RETURNING id`),

    /** Puts a row on its way once more; none comes back where there is none of that id. */
    requeue: (id: number) =>
      run(sql`UPDATE ${table} SET delivery_state = 'stored', delivery_attempts = 0,
        delivery_next_attempt_at = NULL, delivery_last_error = NULL, delivery_sent_at = NULL,
        delivery_round = delivery_round + 1 WHERE id = ${id} RETURNING id`),
  };
}
