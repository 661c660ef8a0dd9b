import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/about.yaml";

const point = toTexts("title", "text");

export const schema = v.strictObject({
  meta,
  ...pickTexts("name", "title", "lead"),
  intro: v.array(nonEmptyText),
  facts: v.array(toTexts("figure", "text")),
  purpose: v.array(point),
  values: v.strictObject({ title: nonEmptyText, items: v.array(point) }),
  management: v.strictObject({
    title: nonEmptyText,
    /** Says that the profiles are samples; delete the line once they are real. */
    sample: v.optional(nonEmptyText),
    ...pickTexts("qualifications", "experience"),
    people: v.array(
      v.strictObject({
        ...pickTexts("role", "name"),
        qualifications: v.array(nonEmptyText),
        experience: v.array(nonEmptyText),
      }),
    ),
  }),
  closing: toTexts("title", "text", "contact", "regulatory"),
  risk: nonEmptyText,
});

export type About = v.InferOutput<typeof schema>;
