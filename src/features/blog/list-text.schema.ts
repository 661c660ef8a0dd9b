import * as v from "valibot";
import { meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/blogs.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("title", "count", "countIn", "loading"),
  none: toTexts("title", "text", "past"),
  ...pickTexts("categories", "category", "categoryHint", "all"),
});
