import * as v from "valibot";
import { meta, pickTexts } from "../../content/schema-fields";

export const file = "pages/media.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts("title", "latest", "lead", "privacy", "play", "watch", "channel", "note"),
  ...pickTexts("loading", "loadingMore", "none", "failed", "noScript"),
});
