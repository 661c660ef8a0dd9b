import * as v from "valibot";
import { closing, frame, heading, points } from "../fields.schema";
import { nonEmptyText, textEntries, texts } from "../../../content/schema-fields";

export const file = "pages/expert-advice.yaml";

export const schema = v.strictObject({
  ...frame,
  contact: nonEmptyText,
  anatomy: v.strictObject({
    ...heading,
    ...textEntries("side", "company", "note"),
    items: v.array(texts("term", "sample", "text")),
  }),
  platform: points,
  access: v.strictObject({
    ...heading,
    columns: v.array(v.strictObject({ title: nonEmptyText, items: v.array(nonEmptyText) })),
  }),
  team: points,
  closing,
});
