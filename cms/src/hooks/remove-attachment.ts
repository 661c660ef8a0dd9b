import type { CollectionAfterDeleteHook } from "payload";
import type { Enquiry } from "../payload-types";

/** An enquiry takes its PDF along. */
export const removeAttachment: CollectionAfterDeleteHook<Enquiry> = async ({ doc, req }) => {
  const attachment = typeof doc.attachment === "object" ? doc.attachment?.id : doc.attachment;
  if (!attachment) return;
  await req.payload.delete({
    collection: "attachments",
    where: { id: { equals: attachment } },
    req,
  });
};
