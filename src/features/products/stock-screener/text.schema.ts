import * as v from "valibot";
import { amount, closing, frame, points, table, tableHeading } from "../fields.schema";
import { nonEmptyText, pickTexts } from "../../../content/schema-fields";

export const file = "pages/stock-screener.yaml";

export const schema = v.strictObject({
  ...frame,
  ...pickTexts("discover", "download"),
  filters: points,
  example: v.strictObject({
    ...tableHeading,
    /** In percent: the largest distance below the high, and the smallest dividend yield. */
    limits: v.strictObject({ below: amount, dividend: amount }),
    stocks: v.array(
      v.strictObject({ name: nonEmptyText, price: amount, high: amount, dividend: amount }),
    ),
    ...pickTexts("passes", "fails", "note"),
  }),
  rest: points,
  data: table,
  closing,
});

export type StockScreener = v.InferOutput<typeof schema>;
