import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
} from "payload";
import type { Retention } from "../../../src/shared/contract/retention";
import { getNow } from "../../../src/shared/domain/clock";
import { formatLongDate } from "../../../src/shared/domain/dates";
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
  const message =
    "The PDF could not be removed, so the enquiry is still listed. Please try again in a minute.";
  throw new APIError(message, 503, null, true);
};

const DAY_MS = 86_400_000;

/** Refuses to erase an enquiry that a rule requires, until an admin has confirmed it (FRM-11). */
export const checkErasure =
  (retention: Retention): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // The CMS itself removes expired enquiries, and erased ones after a restore.
    if (!req.user) return;
    const enquiry = await req.payload.findByID({ collection: "enquiries", id, depth: 0, req });
    const { days, rule } = retention[enquiry.title];
    const end = new Date(new Date(enquiry.createdAt).getTime() + days * DAY_MS);
    if (rule === undefined || enquiry.eraseEarly === true || end <= getNow()) return;
    const message = `This enquiry must be kept until ${formatLongDate(end.toISOString())}: ${rule}. If it may be deleted anyway, tick “Delete before the end of the legal period”, save, then delete it.`;
    throw new APIError(message, 409, null, true);
  };

/** Removes texts of a complaint from the register with its form; a reason must be there (CHR-20). */
export const eraseRegisterTexts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { enquiry: { equals: id } };
  const options = { collection: "complaints", where, depth: 0 } as const;
  const { docs } = await req.payload.find({ ...options, pagination: false });
  const isReasonMissing = docs.length > 0 && !docs.some(({ erasureReason }) => erasureReason);
  if (req.user && isReasonMissing) {
    const message = "Fill in “Reason to erase the form” in the complaint register first.";
    throw new APIError(message, 409, null, true);
  }
  await req.payload.update({ ...options, data: { notes: null, answer: null }, req });
};
