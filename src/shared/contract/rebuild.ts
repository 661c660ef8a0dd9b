import * as v from "valibot";

// Calls from the CMS to the publisher.

/** POST: a change, in the form of Standard Webhooks. */
export const WEBHOOK_PATH = "/webhooks/rebuild";
export const STATUS_PATH = "/webhooks/rebuild/status";

export const WEBHOOK_TYPES = ["content.published", "content.removed", "rebuild.requested"] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

const time = v.nullable(v.number());
const version = v.nullable(v.string());
const count = v.number();

/** An admin approves a release; `data.pendingApproval` is its ID. */
export const CONFIRM_TYPE = "release.confirmed";

/** An admin makes a kept release live again; `data.release` names it. */
export const ROLL_BACK_TYPE = "release.rolled-back";

/** State of publishing. Times are epoch milliseconds. */
export const RebuildStatusSchema = v.object({
  /** The live release; null before the first one. */
  live: v.nullable(v.object({ release: v.string(), contentVersion: version, posts: v.number() })),
  /** The releases that an admin can go back to, oldest first. */
  kept: v.optional(v.array(v.string()), []),
  /** The release that should be live and cannot be read: `live` is served in its place. */
  unreadable: v.optional(version, null),
  /** A build that lacks so many posts that an admin must approve it. */
  pendingApproval: v.optional(
    v.nullable(v.object({ id: v.string(), posts: v.number(), lost: v.number() })),
    null,
  ),
  /** Changes that no release has yet: times of the first and the latest. */
  pending: v.nullable(
    v.object({ first: v.number(), latest: v.number(), fromScratch: v.optional(v.boolean()) }),
  ),
  buildingSince: time,
  /** Number of failed builds since the last good one, and the time of the next try. */
  failures: v.number(),
  nextTry: time,
  lastError: v.nullable(v.object({ at: v.number(), message: v.string() })),
  lastBuild: v.nullable(
    v.object({
      ...{ at: v.number(), release: v.string(), seconds: v.number(), contentVersion: version },
      kind: v.optional(v.picklist(["increment", "full"]), "full"),
      /** The reason for a full build. */
      reason: v.optional(v.string()),
    }),
  ),
  /** Files in which the last build from scratch differed from increments of the same content. */
  differences: v.optional(
    v.nullable(v.object({ at: v.number(), files: v.array(v.string()) })),
    null,
  ),
  /** The last release that failed the check after its switch, until one passes (OPS-03). */
  failedCheck: v.optional(
    v.nullable(
      v.object({
        ...{ at: v.number(), release: v.string(), faults: v.array(v.string()) },
        /** The release that is live again; null if there was none. */
        restored: v.nullable(v.string()),
      }),
    ),
    null,
  ),
  /** Builds since the publisher's start by result; `differing` is a part of `built`. */
  counts: v.optional(
    v.object({
      ...{ built: count, pendingApproval: count, failed: count, differing: count },
      failedChecks: v.optional(count, 0),
    }),
    { built: 0, pendingApproval: 0, failed: 0, differing: 0, failedChecks: 0 },
  ),
});
export type FailedCheck = NonNullable<RebuildStatus["failedCheck"]>;
export type RebuildStatus = v.InferOutput<typeof RebuildStatusSchema>;
