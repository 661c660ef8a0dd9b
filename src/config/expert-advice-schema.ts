import * as v from "valibot";
import { closing, heading, hero, points } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/expert-advice.yaml.

export const ExpertAdviceSchema = v.strictObject({
  meta,
  hero,
  contact: words,
  anatomy: v.strictObject({
    ...heading,
    items: v.array(v.strictObject({ term: words, sample: words, text: words })),
    note: words,
  }),
  platform: points,
  access: v.strictObject({
    ...heading,
    columns: v.array(v.strictObject({ title: words, items: v.array(words) })),
  }),
  team: points,
  closing,
  risk: words,
});

export type ExpertAdvice = v.InferOutput<typeof ExpertAdviceSchema>;
