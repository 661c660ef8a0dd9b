import * as v from "valibot";
import { textEntries, texts } from "../../content/schema-fields";

export const file = "pages/blog-post.yaml";

export const schema = v.strictObject({
  ...textEntries("back", "blog", "by", "revised", "related"),
  share: texts("label", "network", "copy", "copied", "failed"),
});
