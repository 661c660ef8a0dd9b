import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import type { Post } from "../payload-types";
import { findRaw, isPublic } from "../lib/find-raw";

/** Requests of the REST API that change posts without a status. */
const withoutStatus = new WeakSet<PayloadRequest>();

/** Marks REST updates without a status for refuseLosingDraft. */
export const markMissingStatus: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== "update") return;
  const [status, deletedAt] = ["_status", "deletedAt"].map((name) => readField(args.data, name));
  const isMissing = status === undefined && deletedAt === undefined && !readField(args, "draft");
  if (isMissing && req.payloadAPI === "REST") withoutStatus.add(req);
  else withoutStatus.delete(req);
};

/** Throws 409 if a change without a status would unpublish a post or lose its draft (EDT-21). */
export const refuseLosingDraft: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!withoutStatus.has(req)) return data;
  const { id } = originalDoc;
  const row = await findRaw<Post>(req, "posts", id);
  if (row === null || !isPublic(row)) return data;
  const newest = await req.payload.findByID({
    ...({ collection: "posts", id, draft: true, depth: 0 } as const),
    req: { transactionID: req.transactionID },
  });
  if (newest._status === "draft") throw new APIError(MESSAGE, 409);
  return data;
};

const MESSAGE =
  "This post has changes that are not published. Add ?draft=true to change the draft only, or send _status: published to publish it with them.";
