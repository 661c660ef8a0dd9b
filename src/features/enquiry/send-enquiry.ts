import { fillText } from "../../shared/domain/fill-text";
import { sentTexts } from "./sent-text";
import { enquiryTexts } from "./text";
import {
  ENQUIRY_KEY_HEADER,
  ENQUIRY_PARTS,
  ENQUIRY_UPLOAD_MS,
  enquiryEndpoint,
  type EnquiryResponse,
  type EnquiryFields,
  type NoticeLanguage,
} from "../../shared/contract/enquiry";
import { listNoticePoints } from "./enquiry-notice";
import { attempt, readField } from "../../shared/domain/read-field";
import { limitTime } from "../../shared/domain/time-limit";

export type Enquiry = {
  fields: EnquiryFields;
  pdf: File | null;
  honeypot: string;
  /** Milliseconds since the form was opened. */
  elapsed: number;
  /** Language of the privacy notice that was shown, and the consent to offers (FRM-09). */
  consent: { language: NoticeLanguage; plans: boolean };
  key: string;
};

/** `errors` by field name (also `pdf`); `failure` is any other error's message. */
export type EnquiryOutcome =
  | { sent: true; message: string; reference: string }
  | { sent: false; errors: Record<string, string>; failure: string | null };

const texts = sentTexts.errors;

const TEXT_TIMEOUT_MS = 30_000;

/** POSTs an enquiry (FRM-03). Never throws: errors are outcomes. */
export async function sendEnquiry(enquiry: Enquiry): Promise<EnquiryOutcome> {
  const ms = enquiry.pdf === null ? TEXT_TIMEOUT_MS : ENQUIRY_UPLOAD_MS;
  try {
    return await limitTime(ms, "too late", undefined, (signal) => postEnquiry(enquiry, signal));
  } catch (error) {
    return toFailure(readField(error, "name") === "TimeoutError" ? texts.timeout : texts.offline);
  }
}

async function postEnquiry(enquiry: Enquiry, signal: AbortSignal): Promise<EnquiryOutcome> {
  const response = await fetch((process.env.GATSBY_BROWSER_API_HOST ?? "") + enquiryEndpoint.path, {
    method: "POST",
    body: await toFormData(enquiry),
    headers: { accept: "application/json", [ENQUIRY_KEY_HEADER]: enquiry.key },
    signal,
  });
  const body = await response.text();
  return toOutcome(response, readResponse(body), enquiry.pdf !== null);
}

async function toFormData(enquiry: Enquiry): Promise<FormData> {
  const { fields, pdf, honeypot, elapsed, consent } = enquiry;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(ENQUIRY_PARTS.honeypot, honeypot);
  form.append(ENQUIRY_PARTS.elapsed, String(elapsed));
  const digest = await computeSha256(listNoticePoints(fields.title, consent.language).join("\n"));
  if (digest !== null) form.append(ENQUIRY_PARTS.notice, digest);
  form.append(ENQUIRY_PARTS.noticeLanguage, consent.language);
  form.append(ENQUIRY_PARTS.plans, consent.plans ? "yes" : "no");
  if (pdf !== null) form.append(ENQUIRY_PARTS.pdf, pdf, pdf.name);
  return form;
}

/** Returns the hexadecimal SHA-256; null without HTTPS, which crypto.subtle needs. */
async function computeSha256(text: string): Promise<string | null> {
  if (!("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Returns null for a body that breaks the contract, such as a proxy's page. */
const readResponse = (body: string) => attempt(() => enquiryEndpoint.read(JSON.parse(body)), null);

function toOutcome(
  response: Response,
  body: EnquiryResponse | null,
  hasFile: boolean,
): EnquiryOutcome {
  if (response.ok && body?.success) {
    return { sent: true, message: body.message, reference: body.reference };
  }
  if (response.status === 429) {
    return toFailure(`${texts.tooMany} ${describeWait(response.headers.get("retry-after"))}`);
  }
  const pdf = hasFile ? PDF_ERRORS[response.status] : undefined;
  const isAdvice = response.status < 500 && body?.message;
  const failure = `${body?.message || texts.other} ${isAdvice ? "" : texts.direct}`.trim();
  return toFailure(failure, { ...(pdf && { pdf }), ...body?.errors });
}

const PDF_ERRORS: Record<number, string> = { 413: texts.tooLarge, 415: texts.wrongType };

/** Drops the general message if a field of the form shows an error. */
function toFailure(failure: string, errors: Record<string, string> = {}): EnquiryOutcome {
  const isShown = Object.keys(errors).some((name) => Object.hasOwn(enquiryTexts.fields, name));
  return { sent: false, errors, failure: isShown ? null : failure };
}

/** Returns the end of the sentence 'Please try again …'. */
function describeWait(retryAfter: string | null): string {
  const minutes = Math.ceil(Number(retryAfter) / 60);
  if (!(minutes > 0)) return texts.wait.later;
  return minutes === 1 ? texts.wait.minute : fillText(texts.wait.minutes, minutes);
}
