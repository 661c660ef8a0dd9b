import * as v from "valibot";
import { atLeastOne, meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { CHANNEL_KINDS } from "../../shared/domain/channels";

export const file = "pages/verify-us.yaml";

const link = v.pipe(
  nonEmptyText,
  v.regex(/^(?:https:\/\/|\/)/, "must be a page of this site or start with https://"),
);

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead"),
  firm: v.strictObject({
    ...textEntries("title", "copy", "copied", "failed"),
    facts: atLeastOne(
      v.strictObject({
        ...textEntries("label", "value"),
        copy: v.optional(v.boolean("must be true or false")),
      }),
    ),
  }),
  steps: v.strictObject({
    title: nonEmptyText,
    items: atLeastOne(v.strictObject({ ...textEntries("title", "text", "label"), link })),
  }),
  checker: v.strictObject({
    ...textEntries("title", "label", "hint", "check", "listed", "unlisted", "similar"),
    ...textEntries("always", "failed", "noScript"),
  }),
  channels: v.strictObject({
    ...textEntries("title", "reported", "copy", "copied", "failed", "rest", "none"),
    kinds: v.strictObject(v.entriesFromList(CHANNEL_KINDS, nonEmptyText)),
    /** Explanations of numbers by their first digits. */
    series: v.record(v.pipe(v.string(), v.regex(/^\d+$/, "must be digits")), nonEmptyText),
  }),
  notice: texts("title", "summary"),
  report: texts("title", "lead", "note"),
});
