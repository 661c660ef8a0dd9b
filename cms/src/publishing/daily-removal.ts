import type { Payload } from "payload";
import { currentTime } from "../../../src/shared/domain/clock";

/** Removed at least in a day. The limits protect records from a wrong clock. */
const MIN_PER_DAY = 10;
const SHARE_PER_DAY = 0.05;

type Removal<T> = {
  /** Names the records or files in the log, and in the count of the day. */
  what: string;
  /** Oldest first. */
  due: T[];
  /** Number of all, including the due ones. */
  total: number;
  remove(some: T[]): Promise<void>;
};

type Count = { day: string; removed: number };

/** Removes what is due, at most a twentieth of all (or 10) a day, and logs if more is due. */
export async function removeDaily<T>(
  payload: Payload,
  { what, due, total, remove }: Removal<T>,
): Promise<void> {
  if (due.length === 0) return;
  const key = `removed-${what}`;
  const now = currentTime().toISOString();
  const day = now.slice(0, 10);
  const last = await payload.kv.get<Count>(key);
  const removed = last?.day === day ? last.removed : 0;
  const most = Math.max(MIN_PER_DAY, Math.ceil((total + removed) * SHARE_PER_DAY));
  const some = due.slice(0, Math.max(0, most - removed));
  // Counted first, so that a killed process does not remove as many again.
  await payload.kv.set(key, { day, removed: removed + some.length } satisfies Count);
  if (some.length > 0) await remove(some);
  if (some.length === due.length) return;
  payload.logger.error(
    `${what}: ${due.length - some.length} more are over their time; ${most} are removed a day. Is the clock right? It says ${now}. If it is not, set it now: what is left stays. If it is, they go day by day`,
  );
}
