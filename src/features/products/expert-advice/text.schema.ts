import * as v from "valibot";
import { closing, frame, heading, points } from "../fields.schema";
import { nonEmptyText, pickTexts, toTexts } from "../../../content/schema-fields";

export const file = "pages/expert-advice.yaml";

export const schema = v.strictObject({
  ...frame,
  contact: nonEmptyText,
  anatomy: v.strictObject({
    ...heading,
    ...pickTexts("side", "company", "note"),
    items: v.array(toTexts("term", "sample", "text")),
  }),
  platform: points,
  access: v.strictObject({
    ...heading,
    columns: v.array(v.strictObject({ title: nonEmptyText, items: v.array(nonEmptyText) })),
  }),
  team: points,
  closing,
});
