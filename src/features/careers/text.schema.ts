import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/careers.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead", "action", "write"),
  work: v.strictObject({ title: nonEmptyText, points: v.array(texts("title", "text")) }),
  jobs: v.strictObject({
    ...textEntries("title", "note", "loading", "empty", "noScript"),
    ...textEntries("apply", "type", "salary", "perYear", "location"),
  }),
  form: texts("title", "lead", "note"),
});

export type Careers = v.InferOutput<typeof schema>;
