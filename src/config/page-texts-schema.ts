import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/pages.yaml: what search engines read of the pages made in code.

const page = v.strictObject({ title: words, description: words, keywords: v.optional(words) });

export const PageTextsSchema = v.strictObject({ home: page, blogs: page, notFound: page });

export type PageTexts = v.InferOutput<typeof PageTextsSchema>;
