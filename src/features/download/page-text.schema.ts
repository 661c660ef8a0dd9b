import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/download.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("name", "title", "lead", "button", "stores"),
  code: texts("picture", "text"),
  inside: v.strictObject({
    ...textEntries("title", "fine"),
    rows: v.array(texts("title", "text", "note")),
  }),
  steps: v.strictObject({ title: nonEmptyText, items: v.array(texts("title", "text")) }),
});
