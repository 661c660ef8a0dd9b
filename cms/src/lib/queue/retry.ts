/** Waits between attempts: each is twice the previous one, up to `maxWaitMs`. */
export type RetryPolicy = { firstWaitMs: number; maxWaitMs: number; maxAttempts: number };

/** Retries mails; with a first wait of a minute for about three days. */
export const createMailPolicy = (firstWaitSeconds: number): RetryPolicy => ({
  firstWaitMs: firstWaitSeconds * 1000,
  maxWaitMs: 4 * 60 * 60_000,
  maxAttempts: 24,
});

/** Retries webhooks sooner and more often, also for about three days. */
export const createRetryPolicy = (firstWaitMs: number): RetryPolicy => ({
  firstWaitMs,
  maxWaitMs: 15 * 60_000,
  maxAttempts: 297,
});

/** Returns when to retry after a failed attempt (counted from 1), or null to give up. */
export function computeNextAttempt(attempt: number, policy: RetryPolicy, now: Date): Date | null {
  if (attempt >= policy.maxAttempts) return null;
  const wait = Math.min(policy.firstWaitMs * 2 ** (attempt - 1), policy.maxWaitMs);
  return new Date(now.getTime() + wait);
}
