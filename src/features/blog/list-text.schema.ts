import * as v from "valibot";
import { meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/blogs.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("title", "count", "countIn", "loading"),
  none: texts("title", "text", "past"),
  ...textEntries("categories", "category", "categoryHint", "all"),
});
