const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Three in the morning in India, which has no summer time. */
const AT_MS = (3 - 5.5) * HOUR_MS;

/** Returns milliseconds until the next nightly build. */
export function computeMsUntilNight(now: number): number {
  return DAY_MS - ((((now - AT_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Calls `runWork` once each night. Returns a function that stops it. */
export function runEveryNight(runWork: () => void): () => void {
  let timer: NodeJS.Timeout;
  const scheduleNext = (from: number) => {
    const hour = from + computeMsUntilNight(from);
    timer = setTimeout(() => {
      runWork();
      // A timer may fire slightly early.
      scheduleNext(Math.max(hour, Date.now()));
    }, hour - Date.now());
    timer.unref();
  };
  scheduleNext(Date.now());
  return () => clearTimeout(timer);
}
