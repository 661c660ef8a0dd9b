import * as v from "valibot";
import { sitePath } from "./redirects";

// Calls from the CMS to the publisher.

/** POST: a change, in the form of Standard Webhooks. */
export const WEBHOOK_PATH = "/webhooks/rebuild";
export const STATUS_PATH = "/webhooks/rebuild/status";

/** A hold began or ended (EDT-71). */
export const HOLD_TYPE = "hold.changed";

export const WEBHOOK_TYPES = [
  ...(["content.published", "content.removed", "rebuild.requested"] as const),
  HOLD_TYPE,
] as const;
export type WebhookType = (typeof WEBHOOK_TYPES)[number];

const postPath = v.pipe(sitePath, v.maxLength(600), v.regex(/^\/blog\/[^/]+\/?$/));
/** Address of an unpublished post, with the page that it redirects to; null: it is gone (EDT-02). */
export const WithdrawnSchema = v.object({
  path: postPath,
  to: v.nullable(v.pipe(sitePath, v.maxLength(600))),
});
export type Withdrawn = v.InferOutput<typeof WithdrawnSchema>;

/** All withdrawn addresses of the CMS; `at` is when it read them, in epoch milliseconds. */
const WithdrawnNoticeSchema = v.object({
  at: v.number(),
  addresses: v.pipe(v.array(WithdrawnSchema), v.maxLength(2000)),
});
export type WithdrawnNotice = v.InferOutput<typeof WithdrawnNoticeSchema>;

/** What a release is named after: a record of a collection, what was done to it, and the account. */
export const ChangeSchema = v.object({
  ...{ id: v.string(), title: v.string(), collection: v.string(), verb: v.string() },
  by: v.nullable(v.string()),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

/** The part of a webhook's `data` that the publisher reads. */
export const ChangeDataSchema = v.nullish(
  v.object({
    withdrawn: v.optional(WithdrawnNoticeSchema),
    change: v.optional(ChangeSchema),
    /** The end of the hold in epoch milliseconds; null: there is none. */
    heldUntil: v.optional(v.nullable(v.number())),
  }),
);
export type ChangeData = v.InferOutput<typeof ChangeDataSchema>;

const time = v.nullable(v.number());
const version = v.nullable(v.string());
const count = v.number();

/** An admin approves a release; `data.pendingApproval` is its ID. */
export const CONFIRM_TYPE = "release.confirmed";

/** An admin makes a kept release live again; `data.release` names it. */
export const ROLL_BACK_TYPE = "release.rolled-back";

/** An officer approves content of a repository; `data.content` is the hash of its differences. */
export const CONTENT_TYPE = "content.approved";

/** POST: the repository of content/ has changed. */
export const CONTENT_WEBHOOK_PATH = "/webhooks/content";

/** Anybody can forge author and message of a commit. */
const commitFacts = { commit: v.string(), author: v.string(), message: v.string() };

/** Commits of the repository of content/ that are not live (EDT-54, EDT-55). */
const ContentStatusSchema = v.object({
  /** Checked and approved, built next. */
  next: v.nullable(v.object(commitFacts)),
  /** Waits for an officer, who approves the hash of commit and differences. */
  waiting: v.nullable(
    v.object({
      ...commitFacts,
      ...{ files: v.array(v.string()), differences: v.string(), hash: v.string() },
    }),
  ),
  refused: v.nullable(v.object({ ...commitFacts, faults: v.array(v.string()) })),
});
export type ContentStatus = v.InferOutput<typeof ContentStatusSchema>;

/** State of publishing. Times are epoch milliseconds. */
export const RebuildStatusSchema = v.object({
  /** The live release; null before the first one. */
  live: v.nullable(v.object({ release: v.string(), contentVersion: version, posts: v.number() })),
  /** The releases that an admin can go back to, oldest first. */
  kept: v.optional(v.array(v.string()), []),
  /** What changed with a kept release and who did it, by its ID, if known (EDT-70). */
  names: v.optional(v.record(v.string(), v.string()), {}),
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
  /** The reason of a running build in full; null during an increment. */
  buildReason: v.optional(version, null),
  /** Seconds that the last build in full took. */
  fullSeconds: v.optional(time, null),
  /** Number of addresses that were withdrawn after the last build began. */
  withdrawn: v.optional(count, 0),
  /** Number of failed builds since the last good one, and the time of the next try. */
  failures: v.number(),
  nextTry: time,
  lastError: v.nullable(v.object({ at: v.number(), message: v.string() })),
  lastBuild: v.nullable(
    v.object({
      ...{ at: v.number(), release: v.string(), seconds: v.number(), contentVersion: version },
      startedAt: v.optional(v.number()),
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
  /** Null without CONTENT_REPOSITORY. */
  content: v.optional(v.nullable(ContentStatusSchema), null),
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
