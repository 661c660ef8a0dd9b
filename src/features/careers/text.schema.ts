import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/careers.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead", "action", "write"),
  work: v.strictObject({ title: nonEmptyText, points: v.array(toTexts("title", "text")) }),
  jobs: v.strictObject({
    ...pickTexts("title", "note", "loading", "empty", "noScript"),
    ...pickTexts("apply", "type", "salary", "perYear", "location"),
  }),
  form: toTexts("title", "lead", "note"),
});

export type Careers = v.InferOutput<typeof schema>;
