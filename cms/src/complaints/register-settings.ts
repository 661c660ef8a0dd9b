import type { Payload } from "payload";
import type { ComplaintRules } from "../../../src/shared/contract/complaint-rules.schema";
import { COMPLAINT_TITLE } from "../../../src/shared/contract/enquiry";
import { getIndianDay, getNow } from "../../../src/shared/domain/clock";
import { fillText } from "../../../src/shared/domain/fill-text";
import type { MailTexts } from "../../../src/shared/node/read-content";
import type { Enquiry } from "../payload-types";

/** The settings of register and answers, which `payload.config.ts` passes to all hooks. */
type RegisterSettings = { rules: ComplaintRules; mailTexts: MailTexts; siteToday: string | null };

export const getRegisterSettings = ({ config }: Payload): RegisterSettings =>
  config.custom.register as RegisterSettings;

/** Returns today in India, or the day there of a form's `time`; SITE_TODAY overrides both. */
export const getToday = (payload: Payload, time = getNow()) =>
  getIndianDay(getRegisterSettings(payload).siteToday, time);

type AnswerTemplate = Record<"name" | "text", string> & {
  state?: "acknowledged" | "answered";
  isOffer?: boolean;
};

/** Returns the live templates of answers to a form; a complaint's have its reference (EDT-60, CHR-23). */
export function listAnswerTemplates(
  payload: Payload,
  { title, reference }: Pick<Enquiry, "title" | "reference">,
): AnswerTemplate[] {
  const { rules, mailTexts } = getRegisterSettings(payload);
  if (title !== COMPLAINT_TITLE) return mailTexts.answer.templates;
  return rules.answers.map((each) => ({ ...each, text: fillText(each.text, reference ?? "") }));
}
