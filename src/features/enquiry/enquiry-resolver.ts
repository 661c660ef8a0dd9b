import type { Resolver } from "react-hook-form";
import * as v from "valibot";
import { EnquiryFieldsSchema, type EnquiryFields } from "../../shared/contract/enquiry";

/** Checks the form with the contract's schema, so that browser and server agree (FRM-01). */
export const enquiryResolver: Resolver<EnquiryFields> = (values) => {
  const result = v.safeParse(EnquiryFieldsSchema, values);
  if (result.success) return { values: result.output, errors: {} };
  const { nested = {} } = v.flatten<typeof EnquiryFieldsSchema>(result.issues);
  const errors = Object.entries(nested).map(([name, messages]) => [
    name,
    { type: "schema", message: messages[0] },
  ]);
  return { values: {}, errors: Object.fromEntries(errors) };
};
