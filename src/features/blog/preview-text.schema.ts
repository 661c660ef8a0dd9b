import * as v from "valibot";
import { meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/preview.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("title", "draft", "published", "until", "live", "liveEnded", "retry"),
  problems: texts("none", "wrong", "expired", "removed", "failed"),
});
