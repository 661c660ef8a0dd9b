import * as v from "valibot";
import { readRecord, defineEndpoint, type Reader } from "./response";
import { flag, toText, toRecord } from "./fields";
import { toPlainDigits } from "./plain-text";

/** All format characters but the joiners of Indian scripts and of emoji. */
const FORMAT = /(?![\u200c\u200d])\p{Cf}/gu;

/** Returns a visitor's text without characters that show nothing or turn the reading direction. */
const cleanText = (text: string): string => text.replace(FORMAT, "");

/** Like cleanText, with plain spaces. Line breaks stay, so that they can be refused. */
const cleanLine = (text: string): string => cleanText(text).replace(/[\p{Zs}\t]/gu, " ");

/** Returns a phone number with plain digits, spaces and hyphens, without punctuation at its end. */
const cleanPhone = (text: string): string =>
  stripLastMark(
    toPlainDigits(cleanLine(text).normalize("NFKC"))
      .replace(/\u200c|\u200d/g, "")
      .replace(/[\p{Pd}−]/gu, "-"),
  );

/** Returns an e-mail address in plain characters, without final punctuation. */
const cleanEmail = (text: string): string =>
  stripLastMark(
    cleanLine(text)
      .normalize("NFKC")
      .replace(/\u200c|\u200d/g, ""),
  );

const stripLastMark = (text: string) => text.trim().replace(/[,;.]{1,5}$/, "");

export const ENQUIRY_TITLES = [
  "Contact us",
  "Careers Inquiry",
  "Partner with Us",
  "Report impersonation",
  "My personal data",
  "Complaint",
] as const;
export type EnquiryTitle = (typeof ENQUIRY_TITLES)[number];

/** The form that the register of complaints starts from (FRM-14). */
export const COMPLAINT_TITLE: EnquiryTitle = "Complaint";
/** The forms that take a PDF (FRM-02). */
export const PDF_TITLES: readonly EnquiryTitle[] = ["Careers Inquiry", COMPLAINT_TITLE];
/** The only form that asks whether the firm may send offers of plans (FRM-09). */
export const PLANS_TITLE: EnquiryTitle = "Contact us";
/** The form with a place, which becomes the first line of the message (FRM-07). */
export const IMPERSONATION_TITLE: EnquiryTitle = "Report impersonation";
/** The form for requests about personal data (FRM-10). */
export const DATA_REQUEST_TITLE: EnquiryTitle = "My personal data";
export const PDF_TYPE = "application/pdf";

/** Maximum characters (UTF-16 units, as browsers count) and bytes of the PDF. */
export const ENQUIRY_LIMITS = {
  name: 120,
  phone: 30,
  email: 254,
  subject: 200,
  message: 5000,
  pdf: 5 * 1024 * 1024,
} as const;

/** Timeout of server and browser: a slow phone needs two minutes for a PDF of 5 MB. */
export const ENQUIRY_UPLOAD_MS = 180_000;

export const ENQUIRY_PARTS = {
  pdf: "pdf",
  honeypot: "website",
  /** Milliseconds from opening the form to sending it, as text. */
  elapsed: "elapsed",
  /** SHA-256 of the privacy notice that was shown, in hexadecimal digits, and its language (FRM-09). */
  notice: "notice",
  noticeLanguage: "noticeLanguage",
  /** "yes" or "no": whether the firm may also send offers of plans. */
  plans: "plans",
} as const;

export const NOTICE_LANGUAGES = ["en", "hi"] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

/** A UUID for each filled-in form: the same UUID and content again store no second enquiry. */
export const ENQUIRY_KEY_HEADER = "Idempotency-Key";

/** Text in one line, without control characters that could end a mail's header. */
const createLine = (max: number, missing: string, clean = cleanLine) =>
  v.pipe(
    v.string(missing),
    v.transform(clean),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(max, describeTooLong(max)),
    v.regex(/^\P{Cc}*$/u, "Please write this in one line."),
  );

/** A visitor's input; every field is required (FRM-01). Messages are with the fields. */
export const EnquiryFieldsSchema = v.object({
  title: v.picklist(ENQUIRY_TITLES),
  name: createLine(ENQUIRY_LIMITS.name, "Please enter your name."),
  phone: v.pipe(
    createLine(ENQUIRY_LIMITS.phone, "Please enter your phone number.", cleanPhone),
    v.check(
      (value) => !/\d.*(?:ext|x)\D*\d+$/i.test(value),
      "Please leave out the extension here and write it into your message.",
    ),
    v.regex(
      /^(?=(?:\P{Nd}*\p{Nd}){7})[\p{Nd} ()+./-]+$/u,
      "Please enter a phone number: at least 7 digits, and spaces and + - ( ) only.",
    ),
  ),
  email: v.pipe(
    createLine(ENQUIRY_LIMITS.email, "Please enter your e-mail address.", cleanEmail),
    v.rfcEmail("Please enter an e-mail address such as name@example.in."),
  ),
  subject: createLine(ENQUIRY_LIMITS.subject, "Please enter a subject."),
  message: v.pipe(
    v.string("Please enter your message."),
    // A browser sends a line break as two characters and counts it as one.
    v.transform((value) => cleanText(value).replace(/\r\n?/g, "\n")),
    v.trim(),
    v.minLength(1, "Please enter your message."),
    v.maxLength(ENQUIRY_LIMITS.message, describeTooLong(ENQUIRY_LIMITS.message)),
  ),
});
export type EnquiryFields = v.InferOutput<typeof EnquiryFieldsSchema>;

/** `errors`, by field, come with a 422. */
const EnquiryResponseSchema = toRecord({
  success: flag,
  message: toText(""),
  /** "" if the host gives none (FRM-12). */
  reference: toText(""),
  errors: v.fallback(v.optional(v.record(v.string(), v.string()), {}), {}),
});
export type EnquiryResponse = v.InferOutput<typeof EnquiryResponseSchema>;

type EnquiryWire = {
  success: boolean;
  message: string;
  reference?: string | null;
  errors?: Record<string, string>;
};

const readEnquiryResponse: Reader<EnquiryWire, EnquiryResponse> = (body, call) =>
  readRecord(call, EnquiryResponseSchema, body, "response");

/** Multipart (FRM-03). 422: fields; 413, 415: size, type; 408, 429, 503: Retry-After; 400, 403. */
export const enquiryEndpoint = defineEndpoint({
  method: "POST",
  path: "/api/sendmail",
  read: readEnquiryResponse,
});

function describeTooLong(max: number) {
  return ({ received }: { received: string }) =>
    `Please shorten this to ${max} characters; it has ${received}.`;
}
