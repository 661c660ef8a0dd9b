import * as v from "valibot";
import { meta, pickTexts } from "../../content/schema-fields";

export const file = "pages/fallback-post.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("loading", "noScript", "title", "missing", "failed", "retry", "list"),
});
