import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
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
  throw new APIError(
    "The PDF could not be removed, so the enquiry is still listed. Please try again in a minute.",
    503,
    null,
    true,
  );
};

const DAY_MS = 86_400_000;

/** Refuses to erase an enquiry that a rule requires, until an admin has confirmed it (FRM-11). */
export const checkErasure =
  (retention: Retention): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    // The CMS itself removes expired enquiries, and erased ones after a restore.
    if (!req.user) return;
    const enquiry = await req.payload.findByID({ collection: "enquiries", id, depth: 0, req });
    if (enquiry.title === COMPLAINT_TITLE) await checkReason(req, id);
    const { days, rule } = retention[enquiry.title];
    const end = new Date(new Date(enquiry.createdAt).getTime() + days * DAY_MS);
    if (rule === undefined || enquiry.eraseEarly === true || end <= getNow()) return;
    throw new APIError(
      `This enquiry must be kept until ${formatLongDate(end.toISOString())}: ${rule}. If it may be deleted anyway, tick “Delete before the end of the legal period”, save, then delete it.`,
      409,
      null,
      true,
    );
  };

/** Refuses to erase a complaint's form without a reason, which the register keeps (CHR-20). */
async function checkReason({ payload }: PayloadRequest, id: number | string): Promise<void> {
  const where = { enquiry: { equals: id }, erasureReason: { exists: true } };
  if ((await payload.count({ collection: "complaints", where })).totalDocs > 0) return;
  const message =
    "Fill in “Reason to erase the form” in its entry of the complaint register first.";
  throw new APIError(message, 409, null, true);
}

/** Removes the texts of a complaint from the register with its form; figures remain (CHR-20). */
export const eraseRegisterTexts: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const where = { enquiry: { equals: id } };
  const data = { notes: null, answer: null };
  await req.payload.update({ collection: "complaints", where, data, depth: 0, req });
};
