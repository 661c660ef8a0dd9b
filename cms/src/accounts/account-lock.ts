import pLimit, { type LimitFunction } from "p-limit";
import type { PayloadRequest } from "payload";
import { runSql, sql } from "../lib/sql";

/** A lock expires, so that a hanging operation does not lock out the account's owner. */
const MAX_LOCK_MS = 30_000;

type Transaction = number | string;

type State = {
  /** Waiting operations by account id. */
  queues: Map<number, LimitFunction>;
  /** Functions that release the locks of each open transaction, by account id. */
  locks: Map<Transaction, Map<number, () => void>>;
};

// Global, because Next may load this file twice, and a reload keeps Payload's database.
const shared = globalThis as typeof globalThis & { accountLocks?: State };
const { queues, locks } = (shared.accountLocks ??= { queues: new Map(), locks: new Map() });

/**
 * Locks accounts until the request's transaction ends, in PostgreSQL for other processes too, so
 * that no other operation changes them in between. Throws without a transaction.
 */
export async function lockAccounts(
  req: Pick<PayloadRequest, "payload" | "transactionID">,
  ids: number[],
): Promise<void> {
  const transaction = await req.transactionID;
  if (!transaction) throw new Error("Cannot lock an account: begin a transaction first.");
  // A fixed order prevents deadlocks.
  for (const id of ids.toSorted((one, other) => one - other)) {
    if (isLockedBy(transaction, id)) continue;
    await waitForLock(transaction, id);
    if (req.payload.db.name !== "postgres") continue;
    const row = sql`SELECT id FROM users WHERE id = CAST(${id} AS bigint) FOR UPDATE`;
    await runSql(req.payload, row, req);
  }
}

/** True if the transaction holds the lock of the account. */
export function isLockedBy(transaction: Transaction, id: number): boolean {
  return locks.get(transaction)?.has(id) ?? false;
}

/** Releases all locks of a transaction. */
export function releaseLocks(transaction: Transaction): void {
  for (const release of locks.get(transaction)?.values() ?? []) release();
  locks.delete(transaction);
}

function waitForLock(transaction: Transaction, id: number): Promise<void> {
  const queue = queues.get(id) ?? pLimit(1);
  queues.set(id, queue);
  return new Promise((onLocked) => {
    void queue(
      () =>
        new Promise<void>((onReleased) => {
          const ownLocks = locks.get(transaction) ?? new Map<number, () => void>();
          const releaseLock = () => {
            clearTimeout(timer);
            ownLocks.delete(id);
            onReleased();
          };
          const timer = setTimeout(releaseLock, MAX_LOCK_MS);
          locks.set(transaction, ownLocks.set(id, releaseLock));
          onLocked();
        }),
    );
  });
}
