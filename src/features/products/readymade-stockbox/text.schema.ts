import * as v from "valibot";
import { amount, closing, frame, heading, isWhole, points } from "../fields.schema";
import { nonEmptyText, pickTexts, toTexts } from "../../../content/schema-fields";

export const file = "pages/readymade-stockbox.yaml";

export const schema = v.strictObject({
  ...frame,
  ...pickTexts("explore", "contact"),
  label: v.strictObject({
    title: nonEmptyText,
    paragraphs: v.array(nonEmptyText),
    sample: v.strictObject({
      ...pickTexts("title", "caption"),
      facts: v.array(toTexts("term", "text")),
      sectors: v.pipe(
        v.array(v.strictObject({ name: nonEmptyText, weight: amount })),
        v.check(
          (sectors) => isWhole(sectors.map(({ weight }) => weight)),
          "must have weights that add up to 100",
        ),
      ),
    }),
  }),
  steps: points,
  compare: v.strictObject({
    ...heading,
    columns: v.array(nonEmptyText),
    rows: v.array(v.array(nonEmptyText)),
  }),
  closing,
});
