import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/careers.yaml; checked at build, like site.yaml.

export const CareersSchema = v.strictObject({
  meta,
  hero: v.strictObject({ eyebrow: words, title: words, lead: words, action: words, write: words }),
  work: v.strictObject({
    title: words,
    points: v.array(v.strictObject({ title: words, text: words })),
  }),
  jobs: v.strictObject({
    title: words,
    note: words,
    loading: words,
    empty: words,
    apply: words,
    type: words,
    salary: words,
    perYear: words,
    location: words,
    noScript: words,
  }),
  form: v.strictObject({ title: words, lead: words, note: words }),
});

export type Careers = v.InferOutput<typeof CareersSchema>;
