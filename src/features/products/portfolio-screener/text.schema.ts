import * as v from "valibot";
import { amount, frame, heading, isWhole, points, tableHeading } from "../fields.schema";
import { nonEmptyText, pickTexts, toTexts } from "../../../content/schema-fields";

export const file = "pages/portfolio-screener.yaml";

const weight = v.pipe(
  v.number("must be a number"),
  v.minValue(0, "must be from 0 to 100"),
  v.maxValue(100, "must be from 0 to 100"),
);

const Holding = v.strictObject({
  name: nonEmptyText,
  beta: amount,
  before: weight,
  after: weight,
  proposal: nonEmptyText,
});

const checkWeights = (getWeight: (holding: v.InferOutput<typeof Holding>) => number) =>
  v.check<v.InferOutput<typeof Holding>[], string>(
    (holdings) => isWhole(holdings.map(getWeight)),
    "must have weights that add up to 100, before and after",
  );

export const schema = v.strictObject({
  ...frame,
  ...pickTexts("start", "more", "beta", "deviation"),
  measures: v.strictObject({ ...heading, items: v.array(toTexts("title", "text", "question")) }),
  verdicts: points,
  report: v.strictObject({
    ...tableHeading,
    holdings: v.pipe(
      v.array(Holding),
      checkWeights(({ before }) => before),
      checkWeights(({ after }) => after),
    ),
    ...pickTexts("total", "fall", "reading", "note"),
  }),
  price: toTexts("figure", "unit", "title", "text", "action"),
});
