import * as v from "valibot";
import { amount, heading, hero, points } from "./product-fields";
import { meta, words } from "./schema-fields";

// The shape of content/pages/portfolio-screener.yaml.

const weight = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be from 0 to 100"),
  v.maxValue(100, "must be from 0 to 100"),
);

const Holding = v.strictObject({
  name: words,
  beta: amount,
  before: weight,
  after: weight,
  proposal: words,
});

const sumsTo100 = (of: (holding: v.InferOutput<typeof Holding>) => number) =>
  v.check<v.InferOutput<typeof Holding>[], string>(
    (holdings) => holdings.reduce((sum, holding) => sum + of(holding), 0) === 100,
    "must have weights that add up to 100, before and after",
  );

export const PortfolioScreenerSchema = v.strictObject({
  meta,
  hero,
  start: words,
  more: words,
  measures: v.strictObject({
    ...heading,
    items: v.array(v.strictObject({ title: words, text: words, question: words })),
  }),
  verdicts: points,
  report: v.strictObject({
    ...heading,
    caption: words,
    columns: v.array(words),
    total: words,
    holdings: v.pipe(
      v.array(Holding),
      sumsTo100(({ before }) => before),
      sumsTo100(({ after }) => after),
    ),
    fall: words,
    reading: words,
    note: words,
  }),
  price: v.strictObject({
    figure: words,
    unit: words,
    title: words,
    text: words,
    action: words,
  }),
  risk: words,
});

export type PortfolioScreener = v.InferOutput<typeof PortfolioScreenerSchema>;
