import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeOperationHook,
} from "payload";
import { erase } from "../enquiries/erasure";
import type { Enquiry } from "../payload-types";
import { signalQueue } from "../queue/queue-signal";

/** An enquiry is mailed as soon as it is stored, not at the worker's next look. */
export const signalNewEnquiry: CollectionAfterChangeHook = ({ operation }) => {
  if (operation === "create") signalQueue("enquiries");
};

/** The hooks after a deletion need all of the record, however little is to be answered of it. */
export const deleteWhole: CollectionBeforeOperationHook = ({ args, operation }) =>
  operation === "delete" ? { ...args, select: undefined } : args;

/** What there is of an enquiry beside the database goes with it, also from back-ups. */
export const eraseFiles =
  (dataDir: string): CollectionAfterDeleteHook<Enquiry> =>
  ({ doc }) =>
    erase(dataDir, doc);

export const removeAttachment: CollectionAfterDeleteHook<Enquiry> = async ({ doc, req }) => {
  const attachment = typeof doc.attachment === "object" ? doc.attachment?.id : doc.attachment;
  if (!attachment) return;
  await req.payload.delete({
    collection: "attachments",
    where: { id: { equals: attachment } },
    req,
  });
};
