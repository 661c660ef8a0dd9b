import * as v from "valibot";
import { nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "enquiry.yaml";

const field = v.strictObject({ label: nonEmptyText, hint: v.optional(nonEmptyText) });

export const schema = v.strictObject({
  fields: v.strictObject(
    v.entriesFromList(["name", "phone", "email", "subject", "message", "pdf"], field),
  ),
  ...textEntries("required", "summary", "characters", "submit", "sending", "consent"),
  retention: v.strictObject({ ...textEntries("title", "privacy"), points: v.array(nonEmptyText) }),
  thanks: texts("title", "text", "next"),
  errors: v.strictObject({
    ...textEntries("send", "notPdf", "tooLarge", "wrongType"),
    ...textEntries("timeout", "offline", "tooMany", "other", "form"),
    wait: texts("later", "minute", "minutes"),
  }),
  noScript: nonEmptyText,
});

export type EnquiryTexts = v.InferOutput<typeof schema>;
