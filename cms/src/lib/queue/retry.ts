/** How a failed delivery is tried again: each wait is twice the one before, up to the longest. */
export type RetryPolicy = { firstWaitMs: number; longestWaitMs: number; mostAttempts: number };

/** Mails: with a first wait of a minute the last of these tries comes after about three days. */
export const mailRetryPolicy = (firstWaitSeconds: number): RetryPolicy => ({
  firstWaitMs: firstWaitSeconds * 1000,
  longestWaitMs: 4 * 60 * 60_000,
  mostAttempts: 24,
});

/** Changes of content, for which a site waits: soon and often, for about three days as well. */
export const webhookRetryPolicy = (firstWaitMs: number): RetryPolicy => ({
  firstWaitMs,
  longestWaitMs: 15 * 60_000,
  mostAttempts: 297,
});

/** When to try again after a failed attempt (counted from 1), or null to give up. */
export function nextAttempt(attempt: number, policy: RetryPolicy, now: Date): Date | null {
  if (attempt >= policy.mostAttempts) return null;
  const wait = Math.min(policy.firstWaitMs * 2 ** (attempt - 1), policy.longestWaitMs);
  return new Date(now.getTime() + wait);
}
