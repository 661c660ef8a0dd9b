import type { Payload } from "payload";
import { run, sql } from "./sql";

/** A process that was killed while it sent is taken to have failed after so long. */
const LEASE_MS = 5 * 60_000;

/** The tables with the fields of fields/delivery: mails about enquiries, and word of changes. */
export type DeliveryTable = "enquiries" | "deliveries";

export type Claim = { id: number; attempt: number };

// Single statements over single columns: an editor's change at the same moment stays as it is, and
// of two processes only one gets a row.

/** Takes the row that waits for longest, or null where none is due. */
export async function claimDue(payload: Payload, table: DeliveryTable): Promise<Claim | null> {
  const now = new Date().toISOString();
  const lease = new Date(Date.now() + LEASE_MS).toISOString();
  const [due] = await run(
    payload,
    sql`SELECT id, delivery_attempts FROM ${sql.identifier(table)} WHERE delivery_state = 'stored'
      AND (delivery_next_attempt_at IS NULL OR delivery_next_attempt_at <= ${now})
      ORDER BY id LIMIT 1`,
  );
  if (!due) return null;
  const [id, attempts] = [Number(due.id), Number(due.delivery_attempts ?? 0)];
  const taken = await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_attempts = ${attempts + 1},
      delivery_next_attempt_at = ${lease}
      WHERE id = ${id} AND delivery_state = 'stored'
      AND coalesce(delivery_attempts, 0) = ${attempts}
      AND (delivery_next_attempt_at IS NULL OR delivery_next_attempt_at <= ${now})
      RETURNING id`,
  );
  return taken.length > 0 ? { id, attempt: attempts + 1 } : claimDue(payload, table);
}

export async function markSent(payload: Payload, table: DeliveryTable, id: number): Promise<void> {
  await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_state = 'sent', delivery_sent_at = ${new Date().toISOString()},
      delivery_next_attempt_at = NULL, delivery_last_error = NULL WHERE id = ${id} RETURNING id`,
  );
}

/** Notes a failure; with no next attempt the row is given up until somebody sends it again. */
export async function markFailed(
  payload: Payload,
  table: DeliveryTable,
  { id, reason, next }: { id: number; reason: string; next: Date | null },
): Promise<void> {
  await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_state = ${next === null ? "failed" : "stored"},
      delivery_next_attempt_at = ${next?.toISOString() ?? null}, delivery_last_error = ${reason}
      WHERE id = ${id} RETURNING id`,
  );
}

/**
 * Makes everything that waits due now. Only for a database of one process: there, what an earlier
 * one had under way when it was killed is known to be under way no longer.
 */
export async function makeAllDue(payload: Payload, table: DeliveryTable): Promise<void> {
  await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_next_attempt_at = NULL
      WHERE delivery_state = 'stored' AND delivery_next_attempt_at IS NOT NULL RETURNING id`,
  );
}

/** What failed is due now: whoever could not be reached has just taken another. */
export async function makeFailedDue(payload: Payload, table: DeliveryTable): Promise<void> {
  await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_next_attempt_at = NULL
      WHERE delivery_state = 'stored' AND delivery_last_error IS NOT NULL RETURNING id`,
  );
}

/** Puts a row on its way once more; false where there is none of that id. */
export async function requeue(
  payload: Payload,
  table: DeliveryTable,
  id: number,
): Promise<boolean> {
  const rows = await run(
    payload,
    sql`UPDATE ${sql.identifier(table)} SET delivery_state = 'stored', delivery_attempts = 0,
      delivery_next_attempt_at = NULL, delivery_last_error = NULL, delivery_sent_at = NULL,
      delivery_round = delivery_round + 1 WHERE id = ${id} RETURNING id`,
  );
  return rows.length > 0;
}
