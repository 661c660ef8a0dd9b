import * as v from "valibot";
import { textEntries, texts } from "../../content/schema-fields";

export const file = "complaints-overview.yaml";

export const schema = v.strictObject({
  ...textEntries("eyebrow", "title", "waiting", "lead", "missing", "link"),
  figures: texts("received", "carriedForward", "resolved", "pending"),
});
