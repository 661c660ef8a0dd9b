import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/enquiry.yaml; checked at build, like site.yaml.

const field = v.strictObject({ label: words, hint: v.optional(words) });

export const EnquirySchema = v.strictObject({
  fields: v.strictObject({
    name: field,
    phone: field,
    email: field,
    subject: field,
    message: field,
    pdf: field,
  }),
  required: words,
  summary: words,
  characters: words,
  submit: words,
  sending: words,
  consent: words,
  kept: v.strictObject({ title: words, points: v.array(words), privacy: words }),
  thanks: v.strictObject({ title: words, text: words, next: words }),
  faults: v.strictObject({
    timeout: words,
    offline: words,
    tooMany: words,
    tooLarge: words,
    wrongType: words,
    other: words,
    form: words,
  }),
  noScript: words,
});

export type EnquiryTexts = v.InferOutput<typeof EnquirySchema>;
