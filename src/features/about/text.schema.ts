import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/about.yaml";

const point = texts("title", "text");

export const schema = v.strictObject({
  meta,
  ...textEntries("name", "title", "lead"),
  intro: v.array(nonEmptyText),
  facts: v.array(texts("figure", "text")),
  purpose: v.array(point),
  values: v.strictObject({ title: nonEmptyText, items: v.array(point) }),
  management: v.strictObject({
    title: nonEmptyText,
    /** Says that the profiles are samples; delete the line once they are real. */
    sample: v.optional(nonEmptyText),
    ...textEntries("qualifications", "experience"),
    people: v.array(
      v.strictObject({
        ...textEntries("role", "name"),
        qualifications: v.array(nonEmptyText),
        experience: v.array(nonEmptyText),
      }),
    ),
  }),
  closing: texts("title", "text", "contact", "regulatory"),
  risk: nonEmptyText,
});

export type About = v.InferOutput<typeof schema>;
