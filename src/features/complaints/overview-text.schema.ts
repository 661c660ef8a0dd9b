import * as v from "valibot";
import { pickTexts, toTexts } from "../../content/schema-fields";

export const file = "complaints-overview.yaml";

export const schema = v.strictObject({
  ...pickTexts("eyebrow", "title", "waiting", "lead", "missing", "link"),
  figures: toTexts("received", "carriedForward", "resolved", "pending"),
});
