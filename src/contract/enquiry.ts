import * as v from "valibot";
import { readRecord } from "./answer";
import { flag, text } from "./fields";

/** POST multipart/form-data: {@link EnquiryFields} and, for careers, one `pdf` (FRM-03). */
export const enquiryPath = () => "/api/sendmail";

export const ENQUIRY_TITLES = ["Contact us", "Careers Inquiry", "Partner with Us"] as const;
export type EnquiryTitle = (typeof ENQUIRY_TITLES)[number];

/** What a visitor types; every field is required (FRM-01). */
export const EnquiryFieldsSchema = v.object({
  title: v.picklist(ENQUIRY_TITLES),
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  phone: v.pipe(v.string(), v.trim(), v.minLength(1)),
  email: v.pipe(v.string(), v.trim(), v.email()),
  subject: v.pipe(v.string(), v.trim(), v.minLength(1)),
  message: v.pipe(v.string(), v.trim(), v.minLength(1)),
});
export type EnquiryFields = v.InferOutput<typeof EnquiryFieldsSchema>;

export const EnquiryAnswerSchema = v.pipe(
  v.looseObject({ success: flag, message: text("") }),
  v.transform(({ success, message }) => ({ success, message })),
);
export type EnquiryAnswer = v.InferOutput<typeof EnquiryAnswerSchema>;

export function readEnquiryAnswer(body: unknown): EnquiryAnswer {
  return readRecord("POST /api/sendmail", EnquiryAnswerSchema, body, "answer");
}
