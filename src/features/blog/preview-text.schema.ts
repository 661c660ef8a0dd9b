import * as v from "valibot";
import { meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/preview.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("title", "draft", "published", "until", "live", "liveEnded", "retry"),
  problems: toTexts("none", "wrong", "expired", "removed", "failed"),
});
