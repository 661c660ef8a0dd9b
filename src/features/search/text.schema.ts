import * as v from "valibot";
import { meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/search.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "lead"),
  ...pickTexts("label", "hint", "loading"),
  failed: toTexts("title", "text"),
  ...pickTexts("one", "many", "part", "none", "noneHint", "missing", "results"),
  ...pickTexts("rest", "restLoading", "restFailed"),
  kinds: toTexts("post", "page", "section", "question"),
  ...pickTexts("in", "words"),
  browse: toTexts("categories", "groups", "pages", "others"),
});
