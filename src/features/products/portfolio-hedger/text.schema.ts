import * as v from "valibot";
import { amount, closing, frame, table, tableHeading } from "../fields.schema";
import { nonEmptyText, pickTexts, toTexts } from "../../../content/schema-fields";

export const file = "pages/portfolio-hedger.yaml";

const paragraphs = v.strictObject({ title: nonEmptyText, paragraphs: v.array(nonEmptyText) });

const toInputs = <T extends v.GenericSchema>(field: T) => ({
  portfolio: field,
  beta: field,
  index: field,
  lot: field,
  strike: field,
  premium: field,
});

export const schema = v.strictObject({
  ...frame,
  ...pickTexts("start", "more"),
  idea: paragraphs,
  example: v.strictObject({
    ...tableHeading,
    inputs: v.strictObject({
      ...toInputs(amount),
      levels: v.pipe(v.array(amount), v.minLength(2, "must have at least two levels")),
    }),
    given: v.strictObject({
      ...toInputs(nonEmptyText),
      caption: nonEmptyText,
      columns: v.array(nonEmptyText),
    }),
    steps: toTexts("exposure", "contract", "contracts", "cost", "share"),
    ...pickTexts("bare", "hedged", "strike"),
    reading: v.array(nonEmptyText),
  }),
  ways: table,
  when: paragraphs,
  closing,
});

export type PortfolioHedger = v.InferOutput<typeof schema>;
