import * as v from "valibot";
import { amount, closing, heading, hero, points } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/fii-dii-investments.yaml.

export const FiiDiiInvestmentsSchema = v.strictObject({
  meta,
  hero,
  start: words,
  more: words,
  foreign: words,
  domestic: words,
  who: v.array(v.strictObject({ title: words, short: words, text: words })),
  day: v.strictObject({
    ...heading,
    items: v.array(v.strictObject({ title: words, time: words, text: words })),
  }),
  net: v.strictObject({
    ...heading,
    caption: words,
    columns: v.array(words),
    rows: v.array(v.strictObject({ name: words, bought: amount, sold: amount })),
    total: words,
    reading: words,
  }),
  habits: points,
  closing,
  risk: words,
});

export type FiiDiiInvestments = v.InferOutput<typeof FiiDiiInvestmentsSchema>;
