import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/about.yaml.

const point = v.strictObject({ title: words, text: words });

export const AboutSchema = v.strictObject({
  meta,
  name: words,
  title: words,
  lead: words,
  intro: v.array(words),
  facts: v.array(v.strictObject({ figure: words, text: words })),
  purpose: v.array(point),
  values: v.strictObject({ title: words, items: v.array(point) }),
  management: v.strictObject({
    title: words,
    /** Says that the profiles are samples; delete the line once they are real. */
    sample: v.optional(words),
    qualifications: words,
    experience: words,
    people: v.array(
      v.strictObject({
        role: words,
        name: words,
        qualifications: v.array(words),
        experience: v.array(words),
      }),
    ),
  }),
  closing: v.strictObject({ title: words, text: words, contact: words, regulatory: words }),
  risk: words,
});

export type About = v.InferOutput<typeof AboutSchema>;
