import * as v from "valibot";
import { atLeastOne, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { RetentionSchema } from "../../shared/contract/retention";

export const file = "enquiry.yaml";

const field = v.strictObject({ label: nonEmptyText, hint: v.optional(nonEmptyText) });

/** Maximum number of words of the privacy notice in one language (FRM-08). */
const MAX_NOTICE_WORDS = 110;

const noticePoints = v.pipe(
  atLeastOne(nonEmptyText, "point"),
  v.check(
    (points) => points.join(" ").split(/\s+/).length <= MAX_NOTICE_WORDS,
    `must have at most ${MAX_NOTICE_WORDS} words in all`,
  ),
);

export const schema = v.strictObject({
  fields: v.strictObject(
    v.entriesFromList(["name", "phone", "email", "subject", "message", "pdf", "where"], field),
  ),
  ...textEntries("required", "summary", "characters", "submit", "sending"),
  notice: v.strictObject({
    ...textEntries("title", "form", "privacy", "plans"),
    points: noticePoints,
    hindi: v.strictObject({ title: nonEmptyText, points: noticePoints }),
  }),
  more: v.strictObject({ title: nonEmptyText, points: v.array(nonEmptyText) }),
  dataRequest: v.strictObject({
    ...textEntries("label", "choose"),
    choices: atLeastOne(nonEmptyText, "choice"),
  }),
  retention: RetentionSchema,
  thanks: texts("title", "text", "next"),
  /** The form "Report impersonation" (FRM-07). */
  impersonation: v.strictObject({
    ...textEntries("choose", "missing"),
    places: atLeastOne(nonEmptyText, "place"),
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
  }),
  errors: v.strictObject({
    ...textEntries("send", "notPdf", "tooLarge", "wrongType"),
    ...textEntries("timeout", "offline", "tooMany", "other", "form"),
    wait: texts("later", "minute", "minutes"),
  }),
  noScript: nonEmptyText,
});

export type EnquiryTexts = v.InferOutput<typeof schema>;
