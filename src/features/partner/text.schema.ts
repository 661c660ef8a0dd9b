import * as v from "valibot";
import { meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/partner.yaml";

const points = v.array(texts("title", "text"));

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead", "action"),
  who: v.strictObject({ ...textEntries("title", "lead"), items: points }),
  how: v.strictObject({ ...textEntries("title", "lead"), steps: points }),
  not: v.strictObject({ ...textEntries("title", "lead"), items: points }),
  form: texts("title", "lead"),
});

export type Partner = v.InferOutput<typeof schema>;
