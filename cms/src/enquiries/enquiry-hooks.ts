import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { recordErasure } from "./erasure";
import type { Enquiry } from "../payload-types";
import { notifyWorker } from "../queue/notify-worker";

/** Notifies the worker of a new enquiry, so that it is mailed at once. */
export const notifyNewEnquiry: CollectionAfterChangeHook = ({ operation }) => {
  if (operation === "create") notifyWorker("enquiries");
};

/** Records an erasure, which is repeated after a restore, and deletes the mails in the outbox. */
export const eraseFiles =
  (dataDir: string): CollectionAfterDeleteHook<Enquiry> =>
  ({ doc }) =>
    recordErasure(dataDir, doc);

/** Removes the PDF before its enquiry. If that fails the enquiry stays, so that the PDF is not orphaned. */
export const removeAttachment: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { attachment } = await req.payload.findByID({ collection: "enquiries", id, depth: 0, req });
  if (!attachment) return;
  const where = { id: { equals: Number(readField(attachment, "id") ?? attachment) } };
  const { errors } = await req.payload.delete({ collection: "attachments", where, req });
  if (errors.length === 0) return;
  throw new APIError(
    "The PDF could not be removed, so the enquiry is still listed. Please try again in a minute.",
    503,
    null,
    true,
  );
};
