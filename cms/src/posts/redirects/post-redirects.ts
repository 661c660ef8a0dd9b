import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { fieldOf } from "../../../../src/shared/domain/field-of";
import type { Post } from "../../payload-types";
import { requestMemory } from "../../lib/request-memory";
import { SKIP_AUDIT_CONTEXT } from "../../lib/skip-audit-context";
import { storedRow } from "../../lib/stored-row";
import { postPath } from "../../lib/site-path";

/** The rows as they were before a request changed them, by the post's id. */
const rowsBefore = requestMemory<Post | null>();

export const rememberAddress: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id || req.context.seed === true) return data;
  const rows = rowsBefore(req);
  const row = await storedRow<Post>(req, "posts", originalDoc.id);
  rows.set(String(originalDoc.id), row);
  if (shownSlug(row) !== null) {
    if (data.deletedAt && unanswered.has(req) && !row?.successor) throw new APIError(UNASKED, 409);
    return data;
  }
  // What was answered for an earlier withdrawal is no answer to the next one.
  return data._status === "published" ? { ...data, successor: null } : data;
};

/** Requests to delete that do not say where the addresses are to lead. */
const unanswered = new WeakSet<PayloadRequest>();

const UNASKED =
  "This post is published. Press Unpublish first, which asks what its address is to answer; then delete it.";

/** Payload's dialogue of deletion cannot be exchanged, so that its answer has to be there before (EDT-02). */
export const noteAnswer: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return args;
  const isAnswered = fieldOf(args.data, "successor") !== undefined;
  if (args.data?.deletedAt && !isAnswered) unanswered.add(req);
  else unanswered.delete(req);
  return args;
};

/**
 * Each address that a post had leads to it for ever (EDT-01), and where the post said when it is
 * withdrawn (EDT-02). Of two posts that swap their slugs each takes its address back from the other.
 */
export const keepAddresses: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.context.seed === true) return doc;
  const before = shownSlug(rowsBefore(req).get(String(doc.id)) ?? null);
  const row = await storedRow<Post>(req, "posts", doc.id);
  const after = shownSlug(row);
  if (after !== null && after !== before) await freeAddress(req, postPath(after));
  if (before !== null && before !== after) await leadToPost(req, postPath(before), doc.id);
  if (before !== null && after === null && row !== null) await withdraw(req, doc.id, row);
  return doc;
};

function shownSlug(row: Post | null): string | null {
  if (row === null || row._status === "draft" || row.deletedAt) return null;
  return row.slug ?? null;
}

/** In the same transaction, but with a context of its own: Payload would exchange the request's. */
const within = ({ transactionID, user }: PayloadRequest) => ({
  ...{ transactionID, user },
  context: SKIP_AUDIT_CONTEXT,
});

async function freeAddress(req: PayloadRequest, from: string): Promise<void> {
  const where = { from: { equals: from } };
  await req.payload.delete({ collection: "redirects", where, req: within(req) });
}

async function leadToPost(req: PayloadRequest, from: string, post: number): Promise<void> {
  await freeAddress(req, from);
  const data = { from, post };
  await req.payload.create({ collection: "redirects", data, depth: 0, req: within(req) });
}

async function withdraw(req: PayloadRequest, post: number, row: Post): Promise<void> {
  await req.payload.update({
    collection: "redirects",
    where: { post: { equals: post } },
    data: { page: row.successor ?? null, category: row.category ?? null },
    depth: 0,
    req: within(req),
  });
}
