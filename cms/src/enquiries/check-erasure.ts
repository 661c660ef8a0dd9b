import { APIError, type CollectionBeforeDeleteHook } from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { formatLongDate } from "../../../src/shared/domain/dates";
import type { Retention } from "../../../src/shared/contract/retention";

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
    throw new APIError(
      `This enquiry must be kept until ${formatLongDate(end.toISOString())}: ${rule}. If it may be deleted anyway, tick “Delete before the end of the legal period”, save, then delete it.`,
      409,
      null,
      true,
    );
  };
