import type { Resolver } from "react-hook-form";
import * as v from "valibot";
import { EnquiryFieldsSchema, type EnquiryFields } from "../../shared/contract/enquiry";
import type { FormValues } from "./form-values";
import { enquiryTexts } from "./text";

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
