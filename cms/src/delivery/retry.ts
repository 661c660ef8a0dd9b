/** With a first wait of a minute the last of these tries comes after about three days. */
const MOST_ATTEMPTS = 24;
const LONGEST_WAIT_MS = 4 * 60 * 60_000;

/** When to try again after a failed attempt (counted from 1), or null to give up. */
export function nextAttempt(attempt: number, firstWaitSeconds: number, now: Date): Date | null {
  if (attempt >= MOST_ATTEMPTS) return null;
  const wait = Math.min(firstWaitSeconds * 1000 * 2 ** (attempt - 1), LONGEST_WAIT_MS);
  return new Date(now.getTime() + wait);
}
