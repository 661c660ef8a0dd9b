const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Three in the morning in India, which has no summer time. */
const AT_MS = (3 - 5.5) * HOUR_MS;

/** Milliseconds until the next night's hour. */
export function untilNight(now: number): number {
  return DAY_MS - ((((now - AT_MS) % DAY_MS) + DAY_MS) % DAY_MS);
}

/** Calls once each night; returns how to end it. */
export function everyNight(work: () => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      work();
      plan();
    }, untilNight(Date.now()));
    timer.unref();
  };
  plan();
  return () => clearTimeout(timer);
}
