/** Waits between attempts: each is twice the previous one, up to `maxWaitMs`. */
export type RetryPolicy = { firstWaitMs: number; maxWaitMs: number; maxAttempts: number };

/** Returns the policy for mails: attempts for about three days if the first wait is a minute. */
export const createMailPolicy = (firstWaitSeconds: number): RetryPolicy => ({
  firstWaitMs: firstWaitSeconds * 1000,
  maxWaitMs: 4 * 60 * 60_000,
  maxAttempts: 24,
});

/** Returns the policy for webhooks: more frequent attempts, also for about three days. */
export const createWebhookPolicy = (firstWaitMs: number): RetryPolicy => ({
  firstWaitMs,
  maxWaitMs: 15 * 60_000,
  maxAttempts: 297,
});

/** Returns the wait after a failed attempt (counted from 1), or null to give up. */
export function computeWaitMs(attempt: number, policy: RetryPolicy): number | null {
  if (attempt >= policy.maxAttempts) return null;
  return Math.min(policy.firstWaitMs * 2 ** (attempt - 1), policy.maxWaitMs);
}
