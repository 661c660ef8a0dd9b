import * as v from "valibot";
import {
  ENQUIRY_PARTS,
  EnquiryFieldsSchema,
  PDF_TITLE,
  type EnquiryFields,
} from "../../../src/contract/enquiry";
import { isPdf } from "./is-pdf";
import { MESSAGES } from "./messages";
import type { EnquiryForm } from "./read-form";
import { Refusal } from "./refusal";

/** Nobody reads and fills a form of five fields in less. */
const LEAST_FILL_MS = 2000;

const ONE_LINE = ["title", "name", "phone", "email", "subject"];

export type Enquiry = { fields: EnquiryFields; pdf: Buffer | null };

/** True where the field that people do not see was filled in: a program sent the form. */
export function isFromProgram({ fields }: EnquiryForm): boolean {
  return Boolean(fields[ENQUIRY_PARTS.honeypot]);
}

/**
 * Checks what a visitor sent, every field at once (FRM-01, FRM-02, FRM-03).
 * @throws {Refusal} with the errors by field
 */
export function checkEnquiry({ fields, pdf }: EnquiryForm): Enquiry {
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
    throw new Refusal(422, MESSAGES.fields, errors);
  }
  const enquiry = result.output;
  if (pdf && enquiry.title !== PDF_TITLE) {
    throw new Refusal(422, MESSAGES.fields, { pdf: MESSAGES.pdfNotHere });
  }
  if (pdf && !isPdf(pdf)) throw new Refusal(415, MESSAGES.fields, { pdf: MESSAGES.pdfInvalid });
  return { fields: enquiry, pdf };
}

/** Control characters that no keyboard types; tab and line breaks are text. */
const UNREADABLE = /[^\P{Cc}\t\n\v\f\r]/u;

/** A caller without a script does not know how long it took, so the part may be missing. */
function checkFillTime(elapsed: string | undefined): void {
  if (elapsed === undefined) return;
  const time = /^\d{1,15}$/.test(elapsed) ? Number(elapsed) : 0;
  if (time < LEAST_FILL_MS) throw new Refusal(422, MESSAGES.tooQuick);
}
