import * as v from "valibot";
import { amount, closing, heading, hero, points, table } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/stock-screener.yaml.

export const StockScreenerSchema = v.strictObject({
  meta,
  hero,
  discover: words,
  download: words,
  filters: points,
  example: v.strictObject({
    ...heading,
    caption: words,
    columns: v.array(words),
    /** Percent: at most so far below the high, at least so much dividend. */
    limits: v.strictObject({ below: amount, dividend: amount }),
    stocks: v.array(v.strictObject({ name: words, price: amount, high: amount, dividend: amount })),
    passes: words,
    fails: words,
    note: words,
  }),
  rest: points,
  data: table,
  closing,
  risk: words,
});

export type StockScreener = v.InferOutput<typeof StockScreenerSchema>;
