import * as v from "valibot";
import { amount, closing, frame, heading, points, tableHeading } from "../fields.schema";
import { nonEmptyText, pickTexts, toTexts } from "../../../content/schema-fields";

export const file = "pages/fii-dii-investments.yaml";

export const schema = v.strictObject({
  ...frame,
  ...pickTexts("start", "more", "foreign", "domestic", "unit"),
  who: v.array(toTexts("title", "short", "text")),
  day: v.strictObject({ ...heading, items: v.array(toTexts("title", "time", "text")) }),
  net: v.strictObject({
    ...tableHeading,
    rows: v.array(v.strictObject({ name: nonEmptyText, bought: amount, sold: amount })),
    ...pickTexts("total", "reading"),
  }),
  habits: points,
  closing,
});
