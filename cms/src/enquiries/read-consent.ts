import * as v from "valibot";
import { ENQUIRY_PARTS, NOTICE_LANGUAGES } from "../../../src/shared/contract/enquiry";
import { EnquiryRejection, MESSAGES } from "./enquiry-rejection";
import type { EnquiryForm } from "./read-form";

// Optional, because other pages send the form without a notice.
const ConsentSchema = v.object({
  [ENQUIRY_PARTS.notice]: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{64}$/))),
  [ENQUIRY_PARTS.noticeLanguage]: v.optional(v.picklist(NOTICE_LANGUAGES)),
  [ENQUIRY_PARTS.plans]: v.optional(v.picklist(["yes", "no"])),
});

export type Consent = ReturnType<typeof readConsent>;

/** Reads the shown notice and the consent (FRM-09). Throws EnquiryRejection (422). */
export function readConsent(fields: EnquiryForm["fields"]) {
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
