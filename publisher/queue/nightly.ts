const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Three in the morning in India, which has no daylight saving time. */
const NIGHT_MS = (3 - 5.5) * HOUR_MS;

/** Returns milliseconds until the next nightly build. */
export function computeMsUntilNight(now: number): number {
  return DAY_MS - ((((now - NIGHT_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Calls `runWork` once each night. Returns a function that stops it. */
export function runEveryNight(runWork: () => void): () => void {
  let timer: NodeJS.Timeout;
  const scheduleNext = (from: number) => {
    const dueMs = from + computeMsUntilNight(from);
    timer = setTimeout(() => {
      runWork();
      // A timer may fire slightly early.
      scheduleNext(Math.max(dueMs, Date.now()));
    }, dueMs - Date.now());
    timer.unref();
  };
  scheduleNext(Date.now());
  return () => clearTimeout(timer);
}
