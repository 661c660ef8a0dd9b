import type { Resolver } from "react-hook-form";
import * as v from "valibot";
import {
  EnquiryFieldsSchema,
  IMPERSONATION_TITLE,
  type EnquiryFields,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { enquiryTexts } from "./text";

/** Typed values of a form; `where` is only in "Report impersonation". */
export type FormValues = EnquiryFields & { where?: string };

export type FormField = Exclude<keyof FormValues, "title">;

const FIELDS: FormField[] = ["name", "phone", "email", "subject", "message"];

export const listFields = (title: EnquiryTitle): FormField[] =>
  title === IMPERSONATION_TITLE ? ["where", ...FIELDS] : FIELDS;

export const createEmptyValues = (title: EnquiryTitle): FormValues => ({
  ...{ title, name: "", phone: "", email: "", subject: "", message: "" },
  ...(title === IMPERSONATION_TITLE ? { where: "" } : {}),
});

/** Checks the form with the contract's schema, like the server (FRM-01). */
export const resolveEnquiry: Resolver<FormValues, unknown, EnquiryFields> = ({
  where,
  ...values
}) => {
  const result = v.safeParse(EnquiryFieldsSchema, {
    ...values,
    message: prefixPlace(values.message, where),
  });
  const { nested = {} } = result.success
    ? {}
    : v.flatten<typeof EnquiryFieldsSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, messages]) => [name, toError(messages[0])]);
  if (where === "") errors.push(["where", toError(enquiryTexts.impersonation.missing)]);
  if (result.success && errors.length === 0) return { values: result.output, errors: {} };
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** Prefixes a message with the place (FRM-07). An empty message stays empty and is refused. */
export function prefixPlace(message: string, where: string | undefined): string {
  if (!where || message.trim() === "") return message;
  return `${enquiryTexts.fields.where.label} ${where}\n${message}`;
}

const toError = (message: string | undefined) => ({ type: "schema", message });
