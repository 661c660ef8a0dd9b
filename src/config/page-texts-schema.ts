import * as v from "valibot";
import { meta } from "./schema-fields";

// The shape of content/pages.yaml: what search engines read of the pages made in code.

export const PageTextsSchema = v.strictObject({ home: meta, blogs: meta, notFound: meta });

export type PageTexts = v.InferOutput<typeof PageTextsSchema>;
