import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/download.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("name", "title", "lead", "button", "stores"),
  code: toTexts("picture", "text"),
  inside: v.strictObject({
    ...pickTexts("title", "fine"),
    rows: v.array(toTexts("title", "text", "note")),
  }),
  steps: v.strictObject({ title: nonEmptyText, items: v.array(toTexts("title", "text")) }),
});
