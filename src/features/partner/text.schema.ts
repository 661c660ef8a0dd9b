import * as v from "valibot";
import { meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/partner.yaml";

const points = v.array(toTexts("title", "text"));

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead", "action"),
  who: v.strictObject({ ...pickTexts("title", "lead"), items: points }),
  how: v.strictObject({ ...pickTexts("title", "lead"), steps: points }),
  not: v.strictObject({ ...pickTexts("title", "lead"), items: points }),
  form: toTexts("title", "lead"),
});

export type Partner = v.InferOutput<typeof schema>;
