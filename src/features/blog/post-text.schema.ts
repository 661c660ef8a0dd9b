import * as v from "valibot";
import { pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/blog-post.yaml";

export const schema = v.strictObject({
  ...pickTexts("back", "blog", "by", "revised", "related"),
  disclosure: v.strictObject({
    ...pickTexts("title", "author", "certificate", "noCertificate"),
    ...pickTexts("securities", "prices", "illustration"),
    holding: toTexts("none", "analyst", "firm", "both", "unknown"),
  }),
  share: toTexts("label", "network", "copy", "copied", "failed"),
});
