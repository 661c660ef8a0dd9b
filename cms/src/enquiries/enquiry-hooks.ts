import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
} from "payload";
import { fieldOf } from "../../../src/shared/domain/field-of";
import { erase } from "./erasure";
import type { Enquiry } from "../payload-types";
import { notifyWorker } from "../lib/queue/notify-worker";

/** An enquiry is mailed as soon as it is stored, not at the worker's next look. */
export const signalNewEnquiry: CollectionAfterChangeHook = ({ operation }) => {
  if (operation === "create") notifyWorker("enquiries");
};

/** Deletes an enquiry's files with it, also from backups. */
export const eraseFiles =
  (dataDir: string): CollectionAfterDeleteHook<Enquiry> =>
  ({ doc }) =>
    erase(dataDir, doc);

/** Before the enquiry, which stays where its PDF cannot be removed: nobody would know of it any more. */
export const removeAttachment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { attachment } = await req.payload.findByID({ collection: "enquiries", id, depth: 0, req });
  if (!attachment) return;
  const where = { id: { equals: Number(fieldOf(attachment, "id") ?? attachment) } };
  const { errors } = await req.payload.delete({ collection: "attachments", where, req });
  if (errors.length === 0) return;
  throw new APIError(
    "The PDF could not be removed, so the enquiry is still listed. Please try again in a minute.",
    503,
    null,
    true,
  );
};
