import * as v from "valibot";
import { amount, closing, heading, hero, points } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/readymade-stockbox.yaml.

export const ReadymadeStockboxSchema = v.strictObject({
  meta,
  hero,
  explore: words,
  contact: words,
  label: v.strictObject({
    title: words,
    paragraphs: v.array(words),
    sample: v.strictObject({
      title: words,
      caption: words,
      facts: v.array(v.strictObject({ term: words, text: words })),
      sectors: v.pipe(
        v.array(v.strictObject({ name: words, weight: amount })),
        v.check(
          (sectors) => sectors.reduce((sum, { weight }) => sum + weight, 0) === 100,
          "must have weights that add up to 100",
        ),
      ),
    }),
  }),
  steps: points,
  compare: v.strictObject({
    ...heading,
    columns: v.array(words),
    rows: v.array(v.array(words)),
  }),
  closing,
  risk: words,
});

export type ReadymadeStockbox = v.InferOutput<typeof ReadymadeStockboxSchema>;
