import * as v from "valibot";
import { meta, textEntries } from "../../content/schema-fields";

export const file = "pages/fallback-post.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("loading", "noScript", "title", "missing", "failed", "retry", "list"),
});
