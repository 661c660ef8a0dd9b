import * as v from "valibot";
import { nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "enquiry-sent.yaml";

export const schema = v.strictObject({
  ...pickTexts("summary", "characters"),
  missing: toTexts("where", "wanted"),
  errors: v.strictObject({
    ...pickTexts("send", "notPdf", "tooLarge", "wrongType"),
    ...pickTexts("timeout", "offline", "tooMany", "other", "direct"),
    wait: toTexts("later", "minute", "minutes"),
  }),
  thanks: toTexts("title", "text", "next", "reference", "keep"),
  /** After a complaint (FRM-15). */
  complaintDays: toTexts("title", "acknowledge", "answer", "code", "after"),
  /** After a report of impersonation (FRM-07). */
  steps: v.strictObject({
    title: nonEmptyText,
    links: v.array(
      v.strictObject({
        label: nonEmptyText,
        href: v.pipe(
          nonEmptyText,
          v.regex(/^(?:https:\/\/|tel:)\S+$/, "must start with https:// or tel:"),
        ),
      }),
    ),
  }),
});

export type SentTexts = v.InferOutput<typeof schema>;
