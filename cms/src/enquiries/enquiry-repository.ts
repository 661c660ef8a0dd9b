import { randomUUID } from "node:crypto";
import path from "node:path";
import { ValidationError, type Payload, type Where } from "payload";
import { COMPLAINT_TITLE, type EnquiryTitle } from "../../../src/shared/contract/enquiry";
import { syncFile, syncFolder } from "../../../src/shared/node/write-atomically";
import { issueReference } from "../complaints/register-hooks";
import type { Environment } from "../environment";
import { logError } from "../lib/log-error";
import { toPdfPrefix } from "./attachments";
import { checkQuota } from "./check-quota";
import type { Enquiry } from "./validate-enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import { readThanks } from "./enquiry-texts";

export type StoredEnquiry = { isNew: boolean; reference: string | null };

export type EnquiryRepository = {
  /** Stores an enquiry on disk, or finds the stored one with its key. */
  store(enquiry: Enquiry, key: string | null, earlier: number): Promise<StoredEnquiry>;
  readThanks(title: EnquiryTitle): Promise<string>;
};

/** Returns the store of enquiries; it throws EnquiryRejection for a full quota or a wrong PDF. */
export function createEnquiryRepository(
  payload: Payload,
  { dataDir, enquiries, s3 }: Pick<Environment, "dataDir" | "enquiries" | "s3">,
): EnquiryRepository {
  const findStored = async (where: Where): Promise<StoredEnquiry | null> => {
    const found = { collection: "enquiries", where, depth: 0, limit: 1 } as const;
    const [known] = (await payload.find({ ...found, select: { reference: true } })).docs;
    return known ? { isNew: false, reference: known.reference ?? null } : null;
  };
  const findByKey = async (key: string | null) =>
    key === null ? null : findStored({ key: { equals: key } });

  const storePdf = async (pdf: Buffer, title: EnquiryTitle) => {
    const name = `${toPdfPrefix(title === COMPLAINT_TITLE)}${randomUUID()}.pdf`;
    const file = { name, data: pdf, size: pdf.length, mimetype: "application/pdf" };
    const { id, filename } = await payload
      .create({ collection: "attachments", data: {}, file })
      .catch(rejectInvalid);
    // A bucket has stored it when it responds.
    if (s3 === null) {
      const folder = path.join(dataDir, "attachments");
      await syncFile(path.join(folder, filename ?? name));
      syncFolder(folder);
    }
    return id;
  };

  const storeOnce: EnquiryRepository["store"] = async (enquiry, key, earlier) => {
    const { fields, consent, pdf } = enquiry;
    const known = await findByKey(key);
    if (known) return known;
    await checkQuota(payload, enquiries, { pdf, earlier });
    const attachment = pdf ? await storePdf(pdf, fields.title) : null;
    const reference = issueReference();
    try {
      const delivery = { state: "stored", round: 1 } as const;
      const data = { ...fields, ...consent, attachment, key, reference, delivery };
      await payload.create({
        collection: "enquiries",
        // Complaints are handled in their register.
        data: {
          ...data,
          acknowledgement: delivery,
          answer: { round: 1 },
          handled: fields.title === COMPLAINT_TITLE,
        },
      });
      return { isNew: true, reference };
    } catch (error) {
      // If this fails, the next removal deletes it; nobody can reach it until then.
      if (attachment !== null) {
        await payload.delete({ collection: "attachments", id: attachment }).catch(logError);
      }
      // Key and reference are unique, so another call may have stored the same enquiry, or another
      // process issued the same reference.
      const other = await findByKey(key);
      if (other) return other;
      if (await findStored({ reference: { equals: reference } })) {
        return storeOnce(enquiry, key, earlier);
      }
      throw error;
    }
  };

  return { store: storeOnce, readThanks: (title) => readThanks(payload, title) };
}

/** Refuses a file that Payload identifies as another type. */
function rejectInvalid(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  throw new EnquiryRejection(415, MESSAGES.fields, { pdf: MESSAGES.pdfInvalid });
}
