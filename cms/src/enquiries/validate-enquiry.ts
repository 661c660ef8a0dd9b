import * as v from "valibot";
import {
  ENQUIRY_PARTS,
  type EnquiryFields,
  EnquiryFieldsSchema,
  NOTICE_LANGUAGES,
  PDF_TITLES,
} from "../../../src/shared/contract/enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import type { EnquiryForm } from "./read-form";

const MIN_FILL_MS = 2000;

const ONE_LINE = ["title", "name", "phone", "email", "subject"];

export type Enquiry = {
  fields: EnquiryFields;
  consent: ReturnType<typeof readConsent>;
  pdf: Buffer | null;
};

/** True if the invisible field is filled in, which only programs do. */
export function isFromBot({ fields }: EnquiryForm): boolean {
  return Boolean(fields[ENQUIRY_PARTS.honeypot]);
}

/** Returns the enquiry. Throws EnquiryRejection with all field errors (FRM-01, FRM-02, FRM-03). */
export function validateEnquiry({ fields, pdf }: EnquiryForm): Enquiry {
  checkFillTime(fields[ENQUIRY_PARTS.elapsed]);
  const result = v.safeParse(EnquiryFieldsSchema, fields);
  const errors: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue) ?? "title";
    errors[name] ??= name === "title" ? MESSAGES.title : issue.message;
  }
  for (const [name, value = ""] of Object.entries(fields)) {
    const control = ONE_LINE.includes(name) ? /\p{Cc}|[\u2028\u2029]/u : UNREADABLE;
    if (control.test(value)) errors[name] ??= MESSAGES.unreadableText;
  }
  if (!result.success || Object.keys(errors).length > 0) {
    throw new EnquiryRejection(422, MESSAGES.fields, errors);
  }
  const enquiry = result.output;
  if (pdf && !PDF_TITLES.includes(enquiry.title)) {
    throw new EnquiryRejection(422, MESSAGES.fields, { pdf: MESSAGES.pdfNotHere });
  }
  const trimmedPdf = pdf && trimPdf(pdf);
  if (pdf && !trimmedPdf)
    throw new EnquiryRejection(415, MESSAGES.fields, { pdf: MESSAGES.pdfInvalid });
  return { fields: enquiry, consent: readConsent(fields), pdf: trimmedPdf };
}

// Optional, because other pages send the form without a notice.
const ConsentSchema = v.object({
  [ENQUIRY_PARTS.notice]: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
  [ENQUIRY_PARTS.noticeLanguage]: v.optional(v.picklist(NOTICE_LANGUAGES)),
  [ENQUIRY_PARTS.plans]: v.optional(v.picklist(["yes", "no"])),
});

/** Reads the shown notice and the consent (FRM-09). Throws EnquiryRejection (422). */
function readConsent(fields: EnquiryForm["fields"]) {
  const result = v.safeParse(ConsentSchema, fields);
  if (!result.success) {
    const part = v.getDotPath(result.issues[0]) ?? ENQUIRY_PARTS.notice;
    throw new EnquiryRejection(422, MESSAGES.fields, { [part]: MESSAGES.consent });
  }
  return {
    noticeDigest: result.output.notice ?? null,
    noticeLanguage: result.output.noticeLanguage ?? null,
    mayTellAboutPlans: result.output.plans === "yes",
  };
}

const UNREADABLE = /[^\P{Cc}\t\n\v\f\r]/u;

/** Refuses a form that was filled in too quickly. Without JavaScript the time is missing. */
function checkFillTime(elapsed: string | undefined): void {
  if (elapsed === undefined) return;
  const time = /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : 0;
  if (time < MIN_FILL_MS) throw new EnquiryRejection(422, MESSAGES.tooQuick);
}

/** Readers of PDF accept a header within this many bytes. */
const MAX_HEADER_OFFSET = 1024;

/** Returns a PDF from its header to its end, without surrounding bytes; null for other or truncated files. */
function trimPdf(data: Buffer): Buffer | null {
  const head = data.subarray(0, MAX_HEADER_OFFSET + "%PDF-1.4".length).toString("latin1");
  const start = head.search(/%PDF-\d\.\d/);
  const end = data.lastIndexOf("%%EOF", undefined, "latin1");
  if (start === -1 || end < start) return null;
  const tail = data.subarray(Math.max(start, end - 1024), end);
  return tail.includes("startxref") ? data.subarray(start, end + "%%EOF\n".length) : null;
}
