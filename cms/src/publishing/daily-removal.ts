import type { Payload } from "payload";
import { getNow } from "../../../src/shared/domain/clock";

/** The daily limit is the larger of these two. It protects records from a wrong clock. */
const MIN_PER_DAY = 10;
const MAX_SHARE_PER_DAY = 0.05;

type Removal<T> = {
  /** Name of the records or files in the log and in the key of the day's count. */
  what: string;
  /** Oldest first. */
  due: T[];
  /** Number of all records, including the due ones. */
  total: number;
  remove(batch: T[]): Promise<void>;
};

type Count = { day: string; removed: number };

/** Removes due records, at most 5 % of all (or 10) a day, and logs an error if more are due. */
export async function removeWithinDailyLimit<T>(
  payload: Payload,
  { what, due, total, remove }: Removal<T>,
): Promise<void> {
  if (due.length === 0) return;
  const key = `removed-${what}`;
  const now = getNow().toISOString();
  const day = now.slice(0, 10);
  const last = await payload.kv.get<Count>(key);
  const removed = last?.day === day ? last.removed : 0;
  const limit = Math.max(MIN_PER_DAY, Math.ceil((total + removed) * MAX_SHARE_PER_DAY));
  const batch = due.slice(0, Math.max(0, limit - removed));
  // Counted first, so that a restart after a crash does not exceed the limit.
  await payload.kv.set(key, { day, removed: removed + batch.length } satisfies Count);
  if (batch.length > 0) await remove(batch);
  if (batch.length === due.length) return;
  payload.logger.error(
    `${what}: ${due.length - batch.length} more are overdue for removal; at most ${limit} are removed per day. The clock says ${now}. If that is wrong, correct it now to keep the rest; otherwise they are removed day by day`,
  );
}
