import {
  IMPERSONATION_TITLE,
  type EnquiryFields,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";

/** Typed values of a form; `where` is only in "Report impersonation". */
export type FormValues = EnquiryFields & { where?: string };

export type FormField = Exclude<keyof FormValues, "title">;

const FIELDS: FormField[] = ["name", "phone", "email", "subject", "message"];

/** Returns the fields of a form in their order on the page. */
export const listFields = (title: EnquiryTitle): FormField[] =>
  title === IMPERSONATION_TITLE ? ["where", ...FIELDS] : FIELDS;

/** Returns the initial values of a form, all empty texts. */
export const createEmptyValues = (title: EnquiryTitle): FormValues => ({
  ...{ title, name: "", phone: "", email: "", subject: "", message: "" },
  ...(title === IMPERSONATION_TITLE ? { where: "" } : {}),
});
