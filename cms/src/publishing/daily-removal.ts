import type { Payload } from "payload";
import { getNow } from "../../../src/shared/domain/clock";

/** Minimum removed per day. Both limits protect records from a wrong clock. */
const MIN_PER_DAY = 10;
const SHARE_PER_DAY = 0.05;

type Removal<T> = {
  /** Names the records or files in the log, and in the count of the day. */
  what: string;
  /** Oldest first. */
  due: T[];
  /** Number of all records, including the due ones. */
  total: number;
  remove(batch: T[]): Promise<void>;
};

type Count = { day: string; removed: number };

/** Removes what is due, at most a twentieth of all (or 10) a day, and logs if more is due. */
export async function removeDaily<T>(
  payload: Payload,
  { what, due, total, remove }: Removal<T>,
): Promise<void> {
  if (due.length === 0) return;
  const key = `removed-${what}`;
  const now = getNow().toISOString();
  const day = now.slice(0, 10);
  const last = await payload.kv.get<Count>(key);
  const removed = last?.day === day ? last.removed : 0;
  const limit = Math.max(MIN_PER_DAY, Math.ceil((total + removed) * SHARE_PER_DAY));
  const batch = due.slice(0, Math.max(0, limit - removed));
  // Counted first, so that a killed process does not remove as many again.
  await payload.kv.set(key, { day, removed: removed + batch.length } satisfies Count);
  if (batch.length > 0) await remove(batch);
  if (batch.length === due.length) return;
  payload.logger.error(
    `${what}: ${due.length - batch.length} more are overdue for removal; at most ${limit} are removed per day. The clock says ${now}. If that is wrong, correct it now to keep the rest; otherwise they are removed day by day`,
  );
}
