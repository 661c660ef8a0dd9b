import type { ReactNode } from "react";
import type { Resolver } from "react-hook-form";
import * as v from "valibot";
import {
  COMPLAINT_TITLE,
  EnquiryFieldsSchema,
  IMPERSONATION_TITLE,
  type EnquiryFields,
  type EnquiryTitle,
} from "../../shared/contract/enquiry";
import { enquiryTexts } from "./text";

/** Typed values of a form; `where` is only in "Report impersonation", `wanted` in "Complaint". */
export type FormValues = EnquiryFields & { where?: string; wanted?: string };

export type FormField = Exclude<keyof FormValues, "title">;

type FieldTexts = { label: string; hint?: string };

/** What a form adds to the texts of enquiry.yaml; one object for as long as the form is shown. */
export type FormExtras = {
  labels?: Partial<Record<FormField | "pdf", FieldTexts>>;
  /** Shown without scripts, instead of the firm's contacts. */
  noScript?: ReactNode;
  /** What happens after sending; the reference is "" if the host gives none. */
  renderNext?: (reference: string) => ReactNode;
};

/** Returns the label and hint of each field. */
export const getLabels = ({ labels }: FormExtras = {}): Record<FormField | "pdf", FieldTexts> => ({
  ...enquiryTexts.fields,
  wanted: enquiryTexts.wanted,
  ...labels,
});

const FIELDS: FormField[] = ["name", "phone", "email", "subject", "message"];

export const listFields = (title: EnquiryTitle): FormField[] =>
  title === IMPERSONATION_TITLE
    ? ["where", ...FIELDS]
    : [...FIELDS, ...(title === COMPLAINT_TITLE ? (["wanted"] as const) : [])];

export const createEmptyValues = (title: EnquiryTitle): FormValues => ({
  ...{ title, name: "", phone: "", email: "", subject: "", message: "" },
  ...(title === IMPERSONATION_TITLE ? { where: "" } : {}),
  ...(title === COMPLAINT_TITLE ? { wanted: "" } : {}),
});

/** Checks the form with the contract's schema, like the server (FRM-01). */
export const resolveEnquiry: Resolver<FormValues, unknown, EnquiryFields> = ({
  where,
  wanted,
  ...values
}) => {
  const result = v.safeParse(EnquiryFieldsSchema, {
    ...values,
    message: composeMessage(values.message, where, wanted),
  });
  const { nested = {} } = result.success
    ? {}
    : v.flatten<typeof EnquiryFieldsSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, messages]) => [name, toError(messages[0])]);
  if (where === "") errors.push(["where", toError(enquiryTexts.impersonation.missing)]);
  if (wanted?.trim() === "") errors.push(["wanted", toError(enquiryTexts.wanted.missing)]);
  if (result.success && errors.length === 0) return { values: result.output, errors: {} };
  return { values: {}, errors: Object.fromEntries(errors) };
};

/** Adds the place (FRM-07) or the wish (FRM-14) to a message. An empty one stays empty and is refused. */
export function composeMessage(message: string, where = "", wanted = ""): string {
  if (message.trim() === "") return message;
  const place = where && `${enquiryTexts.fields.where.label} ${where}\n`;
  const wish = wanted && `\n\n${enquiryTexts.wanted.label} ${wanted}`;
  return place + message + wish;
}

const toError = (message: string | undefined) => ({ type: "schema", message });
