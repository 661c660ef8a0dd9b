import * as v from "valibot";
import { createList, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { ENQUIRY_TITLES } from "../../shared/contract/enquiry";
import { RetentionSchema } from "../../shared/contract/retention";

export const file = "enquiry.yaml";

const field = v.strictObject({ label: nonEmptyText, hint: v.optional(nonEmptyText) });

/** Maximum number of words of the privacy notice in one language (FRM-08). */
const MAX_NOTICE_WORDS = 80;

/** Points that all forms have; `uses` names the fields of one form, after the first point. */
const noticeTexts = { points: createList(nonEmptyText, "point"), uses: toTexts(...ENQUIRY_TITLES) };

const limitWords = <Texts extends { points: string[]; uses: Record<string, string> }>() =>
  v.check(
    ({ points, uses }: Texts) =>
      Object.values(uses).every(
        (use) => [use, ...points].join(" ").split(/\s+/).length <= MAX_NOTICE_WORDS,
      ),
    `must have at most ${MAX_NOTICE_WORDS} words in each form`,
  );

export const schema = v.strictObject({
  fields: v.strictObject(
    v.entriesFromList(
      ["name", "phone", "email", "subject", "message", "pdf", "where", "wanted"],
      field,
    ),
  ),
  ...pickTexts("required", "submit", "sending", "broken"),
  notice: v.pipe(
    v.strictObject({
      ...pickTexts("title", "form", "privacy", "plans"),
      ...noticeTexts,
      hindi: v.pipe(v.strictObject({ title: nonEmptyText, ...noticeTexts }), limitWords()),
    }),
    limitWords(),
  ),
  more: v.strictObject({ title: nonEmptyText, points: v.array(nonEmptyText) }),
  dataRequest: v.strictObject({
    ...pickTexts("label", "choose"),
    choices: createList(nonEmptyText, "choice"),
  }),
  retention: RetentionSchema,
  /** The form "Complaint" (FRM-14). */
  complaint: v.strictObject({
    ...pickTexts("title", "lead", "note"),
    fields: v.strictObject(v.entriesFromList(["subject", "message", "wanted", "pdf"], field)),
    noScript: toTexts("text", "mail", "subject", "body", "post", "scores"),
  }),
  /** The form "Report impersonation" (FRM-07). */
  impersonation: v.strictObject({
    choose: nonEmptyText,
    places: createList(nonEmptyText, "place"),
  }),
  noScript: nonEmptyText,
});

export type EnquiryTexts = v.InferOutput<typeof schema>;
