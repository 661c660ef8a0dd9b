import * as v from "valibot";

// The shape of content/pages.yaml: what search engines read of the pages made in code.

const words = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));
const page = v.strictObject({ title: words, description: words, keywords: v.optional(words) });

export const PageTextsSchema = v.strictObject({ home: page, blogs: page, notFound: page });

export type PageTexts = v.InferOutput<typeof PageTextsSchema>;
