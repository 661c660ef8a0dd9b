import * as v from "valibot";
import { amount, closing, heading, hero, table } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/portfolio-hedger.yaml.

const paragraphs = v.strictObject({ title: words, paragraphs: v.array(words) });

const given = <T extends v.GenericSchema>(field: T) => ({
  portfolio: field,
  beta: field,
  index: field,
  lot: field,
  strike: field,
  premium: field,
});

export const PortfolioHedgerSchema = v.strictObject({
  meta,
  hero,
  start: words,
  more: words,
  sales: words,
  idea: paragraphs,
  example: v.strictObject({
    ...heading,
    inputs: v.strictObject({ ...given(amount), levels: v.pipe(v.array(amount), v.minLength(2)) }),
    given: v.strictObject({ ...given(words), caption: words, columns: v.array(words) }),
    steps: v.strictObject({
      exposure: words,
      contract: words,
      contracts: words,
      cost: words,
      share: words,
    }),
    caption: words,
    columns: v.array(words),
    bare: words,
    hedged: words,
    strike: words,
    reading: v.array(words),
  }),
  ways: table,
  when: paragraphs,
  closing,
  risk: words,
});

export type PortfolioHedger = v.InferOutput<typeof PortfolioHedgerSchema>;
