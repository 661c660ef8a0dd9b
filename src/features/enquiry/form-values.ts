import {
  COMPLAINT_TITLE,
  IMPERSONATION_TITLE,
  type EnquiryFields,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { enquiryTexts } from "./text";

/** Typed values of a form; `where` is only in "Report impersonation", `wanted` in "Complaint". */
export type FormValues = EnquiryFields & { where?: string; wanted?: string };

export type FormField = Exclude<keyof FormValues, "title">;

type FieldTexts = { label: string; hint?: string | undefined };

/** Returns label and hint of each field of a form. */
export const getFieldTexts = (title: EnquiryTitle): Record<FormField | "pdf", FieldTexts> => ({
  ...enquiryTexts.fields,
  ...(title === COMPLAINT_TITLE ? enquiryTexts.complaint.fields : {}),
});

const FIELDS: FormField[] = ["name", "phone", "email", "subject", "message"];

export function listFields(title: EnquiryTitle): FormField[] {
  if (title === COMPLAINT_TITLE) return [...FIELDS, "wanted"];
  return title === IMPERSONATION_TITLE ? ["where", ...FIELDS] : FIELDS;
}

export const createEmptyValues = (title: EnquiryTitle): FormValues => ({
  ...{ title, name: "", phone: "", email: "", subject: "", message: "" },
  ...(title === IMPERSONATION_TITLE ? { where: "" } : {}),
  ...(title === COMPLAINT_TITLE ? { wanted: "" } : {}),
});

/** Adds place (FRM-07) or wish (FRM-14) to a message. An empty message stays empty and is refused. */
export function composeMessage(message: string, where = "", wanted = ""): string {
  if (message.trim() === "") return message;
  const { fields, complaint } = enquiryTexts;
  const place = where && `${fields.where.label} ${where}\n`;
  return place + message + (wanted && `\n\n${complaint.fields.wanted.label} ${wanted}`);
}
