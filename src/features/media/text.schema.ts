import * as v from "valibot";
import { meta, textEntries } from "../../content/schema-fields";

export const file = "pages/media.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries("title", "latest", "lead", "privacy", "play", "watch", "channel", "note"),
  ...textEntries("loading", "loadingMore", "none", "failed", "noScript"),
});
