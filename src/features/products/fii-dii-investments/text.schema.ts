import * as v from "valibot";
import { amount, closing, frame, heading, points, tableHeading } from "../fields.schema";
import { nonEmptyText, textEntries, texts } from "../../../content/schema-fields";

export const file = "pages/fii-dii-investments.yaml";

export const schema = v.strictObject({
  ...frame,
  ...textEntries("start", "more", "foreign", "domestic", "unit"),
  who: v.array(texts("title", "short", "text")),
  day: v.strictObject({ ...heading, items: v.array(texts("title", "time", "text")) }),
  net: v.strictObject({
    ...tableHeading,
    rows: v.array(v.strictObject({ name: nonEmptyText, bought: amount, sold: amount })),
    ...textEntries("total", "reading"),
  }),
  habits: points,
  closing,
});
