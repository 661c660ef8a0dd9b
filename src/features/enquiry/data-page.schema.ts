import * as v from "valibot";
import { createList, meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/my-personal-data.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead"),
  rights: v.strictObject({
    ...pickTexts("title", "lead"),
    items: createList(toTexts("title", "text")),
  }),
  form: toTexts("title", "lead", "note"),
});
