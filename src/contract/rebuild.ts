// How changes of content are told to the site server, and how it tells what became of them (ours,
// not the source's).

/** POST: a change, in the form of Standard Webhooks. */
export const WEBHOOK_PATH = "/webhooks/rebuild";
/** GET with a bearer token: {@link RebuildStatus}. */
export const STATUS_PATH = "/webhooks/rebuild/status";

/** Changes that a webhook may tell of; what they bring is asked of the API at build. */
export const WEBHOOK_TYPES = ["content.published", "content.removed", "rebuild.requested"] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

/** How publishing stands. Times are epoch milliseconds. */
export type RebuildStatus = {
  /** What visitors get; null before the first release. */
  live: { release: string; contentVersion: string | null; posts: number } | null;
  /** A change that no release has yet: when the first and the latest became known. */
  pending: { first: number; latest: number } | null;
  buildingSince: number | null;
  /** Builds that failed since the last good one, and when the next try is. */
  failures: number;
  nextTry: number | null;
  lastError: { at: number; message: string } | null;
  lastBuild: { at: number; release: string; seconds: number; contentVersion: string | null } | null;
};
