import * as v from "valibot";
import { textEntries, texts } from "../../content/schema-fields";

export const file = "pages/blog-post.yaml";

export const schema = v.strictObject({
  ...textEntries("back", "blog", "by", "revised", "related"),
  disclosure: v.strictObject({
    ...textEntries("title", "securities", "prices", "illustration"),
    holding: texts("none", "analyst", "firm", "both", "unknown"),
  }),
  share: texts("label", "network", "copy", "copied", "failed"),
});
