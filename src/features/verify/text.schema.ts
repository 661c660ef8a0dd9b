import * as v from "valibot";
import { createList, meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { CHANNEL_KINDS } from "../../shared/domain/channels";

export const file = "pages/verify-us.yaml";

const link = v.pipe(
  nonEmptyText,
  v.regex(/^(?:https:\/\/|\/)/, "must be a page of this site or start with https://"),
);

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead"),
  firm: v.strictObject({
    ...pickTexts("title", "copy", "copied", "failed"),
    facts: createList(
      v.strictObject({
        ...pickTexts("label", "value"),
        copy: v.optional(v.boolean("must be true or false")),
      }),
    ),
  }),
  steps: v.strictObject({
    title: nonEmptyText,
    items: createList(v.strictObject({ ...pickTexts("title", "text", "label"), link })),
  }),
  checker: v.strictObject({
    ...pickTexts("title", "label", "hint", "check", "listed", "unlisted", "similar"),
    ...pickTexts("absent", "bank", "copyable", "part"),
    ...pickTexts("always", "failed", "noScript"),
  }),
  channels: v.strictObject({
    ...pickTexts("title", "reported", "copy", "copied", "failed", "rest", "none"),
    kinds: v.strictObject(v.entriesFromList(CHANNEL_KINDS, nonEmptyText)),
    /** Explanations of numbers by their first digits. */
    series: v.record(v.pipe(v.string(), v.regex(/^\d+$/, "must be digits")), nonEmptyText),
  }),
  notice: toTexts("title", "summary"),
  report: toTexts("title", "lead", "note"),
});
