import * as v from "valibot";
import { meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/search.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead"),
  ...textEntries("label", "hint", "loading"),
  failed: texts("title", "text"),
  ...textEntries("one", "many", "part", "none", "noneHint", "results"),
  ...textEntries("rest", "restLoading", "restFailed"),
  kinds: texts("post", "page", "section", "question"),
  ...textEntries("in", "words"),
  browse: texts("categories", "groups", "pages", "others"),
});
