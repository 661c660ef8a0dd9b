import { randomUUID } from "node:crypto";
import path from "node:path";
import { ValidationError, type Payload } from "payload";
import type { EnquiryTitle } from "../../../src/shared/contract/enquiry";
import { syncFile, syncFolder } from "../../../src/shared/node/write-atomically";
import type { Environment } from "../environment";
import { logError } from "../lib/log-error";
import { checkQuota } from "./check-quota";
import type { Enquiry } from "./validate-enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";

export type EnquiryRepository = {
  /** Stores an enquiry on disk. Returns "known" if one with its key is stored. */
  store(enquiry: Enquiry, key: string | null, earlier: number): Promise<"new" | "known">;
  readThanks(title: EnquiryTitle): Promise<string>;
};

/** Returns the store of enquiries; it throws EnquiryRejection for a full quota or a wrong PDF. */
export function createEnquiryRepository(
  payload: Payload,
  { dataDir, enquiries, s3 }: Pick<Environment, "dataDir" | "enquiries" | "s3">,
): EnquiryRepository {
  const isStored = async (key: string | null) => {
    if (key === null) return false;
    const where = { key: { equals: key } };
    return (await payload.count({ collection: "enquiries", where })).totalDocs > 0;
  };

  const storePdf = async (pdf: Buffer) => {
    const name = `enquiry-${randomUUID()}.pdf`;
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

  const storeOnce = async (enquiry: Enquiry, key: string | null, earlier: number) => {
    const { fields, consent, pdf } = enquiry;
    if (await isStored(key)) return "known" as const;
    await checkQuota(payload, enquiries, { pdf, earlier });
    const attachment = pdf ? await storePdf(pdf) : null;
    try {
      const delivery = { state: "stored", round: 1 } as const;
      const data = { ...fields, ...consent, attachment, key, delivery };
      await payload.create({ collection: "enquiries", data });
      return "new" as const;
    } catch (error) {
      // If this fails, the next removal deletes it; nobody can reach it until then.
      if (attachment !== null) {
        await payload.delete({ collection: "attachments", id: attachment }).catch(logError);
      }
      // The key is unique, so another call may have stored the same enquiry.
      if (await isStored(key)) return "known" as const;
      throw error;
    }
  };

  const readThanks = async (title: EnquiryTitle) => {
    const texts = await payload.findGlobal({ slug: "enquiry-texts" });
    return {
      "Contact us": texts.contact,
      "Careers Inquiry": texts.careers,
      "Partner with Us": texts.partner,
      "Report impersonation": texts.impersonation,
      "My personal data": texts.personalData,
    }[title];
  };

  return { store: storeOnce, readThanks };
}

/** Refuses a file that Payload identifies as another type. */
function rejectInvalid(error: unknown): never {
  if (!(error instanceof ValidationError)) throw error;
  throw new EnquiryRejection(415, MESSAGES.fields, { pdf: MESSAGES.pdfInvalid });
}
