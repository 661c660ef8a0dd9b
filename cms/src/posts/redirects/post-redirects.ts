import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { readField } from "../../../../src/shared/domain/read-field";
import type { Post } from "../../payload-types";
import { createRequestCache } from "../../lib/request-cache";
import { SKIP_AUDIT_CONTEXT } from "../../lib/skip-audit-context";
import { isPublic, findRaw } from "../../lib/find-raw";
import { toPostPath } from "../../lib/site-path";
import { refreshLinkingPosts } from "../html/refresh-html";

const getPreviousRows = createRequestCache<Post | null>();

/** Stores the row for updateRedirects. Throws 409 for a deletion without a choice (EDT-02). */
export const recordOldSlug: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id || req.context.seed === true) return data;
  const rows = getPreviousRows(req);
  const row = await findRaw<Post>(req, "posts", originalDoc.id);
  rows.set(String(originalDoc.id), row);
  if (getPublicSlug(row) !== null) {
    if (data.deletedAt && withoutChoice.has(req) && !row?.successor)
      throw new APIError(NO_REDIRECT_CHOICE, 409);
    return data;
  }
  // The choice of the last unpublishing does not apply to the next one.
  return data._status === "published" ? { ...data, successor: null } : data;
};

/** Requests that delete a post without a redirect choice. */
const withoutChoice = new WeakSet<PayloadRequest>();

const NO_REDIRECT_CHOICE =
  "This post is published. Press Unpublish first and choose what visitors to its address see; then delete it.";

/** Marks deletions without a choice: Payload's delete dialog cannot ask for it (EDT-02). */
export const captureRedirectChoice: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return args;
  const hasChoice = readField(args.data, "successor") !== undefined;
  if (args.data?.deletedAt && !hasChoice) withoutChoice.add(req);
  else withoutChoice.delete(req);
  return args;
};

/** Redirects a post's previous addresses to it (EDT-01), after unpublishing as chosen (EDT-02). */
export const updateRedirects: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (req.context.seed === true) return doc;
  const before = getPublicSlug(getPreviousRows(req).get(String(doc.id)) ?? null);
  const row = await findRaw<Post>(req, "posts", doc.id);
  const after = getPublicSlug(row);
  if (after !== null && after !== before) await removeRedirect(req, toPostPath(after));
  if (before !== null && before !== after) await redirectToPost(req, toPostPath(before), doc.id);
  if (before !== null && after === null && row !== null) await applySuccessor(req, doc.id, row);
  if (operation === "update" && before !== after) await refreshLinkingPosts("posts", doc.id, req);
  return doc;
};

function getPublicSlug(row: Post | null): string | null {
  return row !== null && isPublic(row) ? (row.slug ?? null) : null;
}

/** Returns a copy with its own context, because Payload would replace that of the request. */
const toInnerRequest = ({ transactionID, user }: PayloadRequest) => ({
  ...{ transactionID, user },
  context: SKIP_AUDIT_CONTEXT,
});

async function removeRedirect(req: PayloadRequest, from: string): Promise<void> {
  const where = { from: { equals: from } };
  await req.payload.delete({ collection: "redirects", where, req: toInnerRequest(req) });
}

async function redirectToPost(req: PayloadRequest, from: string, post: number): Promise<void> {
  await removeRedirect(req, from);
  const data = { from, post };
  await req.payload.create({ collection: "redirects", data, depth: 0, req: toInnerRequest(req) });
}

async function applySuccessor(req: PayloadRequest, post: number, row: Post): Promise<void> {
  await req.payload.update({
    collection: "redirects",
    where: { post: { equals: post } },
    data: { page: row.successor ?? null, category: row.category ?? null },
    depth: 0,
    req: toInnerRequest(req),
  });
}
