import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/upi.yaml; checked at build, like site.yaml.

const titled = v.strictObject({ title: words, text: words });

export const UpiSchema = v.strictObject({
  meta,
  hero: v.strictObject({ title: words, eyebrow: words, lead: words }),
  handle: v.strictObject({
    title: words,
    lead: words,
    /** Put together, the texts of the parts are the handle. */
    parts: v.pipe(
      v.array(v.strictObject({ text: words, name: words, meaning: words })),
      v.minLength(2, "must be a list of the handle's parts"),
    ),
    copy: words,
    sample: v.optional(words),
    anatomy: words,
  }),
  mark: v.strictObject({ title: words, text: words, picture: words }),
  verify: v.strictObject({
    title: words,
    lead: words,
    steps: v.array(titled),
    portal: words,
  }),
  questions: v.strictObject({
    title: words,
    items: v.array(v.strictObject({ question: words, answer: words })),
  }),
  updated: words,
});

export type Upi = v.InferOutput<typeof UpiSchema>;
