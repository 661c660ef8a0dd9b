import * as v from "valibot";
import { atLeastOne, meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/my-personal-data.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead"),
  rights: v.strictObject({
    ...textEntries("title", "lead"),
    items: atLeastOne(texts("title", "text")),
  }),
  form: texts("title", "lead", "note"),
});
