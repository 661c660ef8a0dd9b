import * as v from "valibot";
import { meta, toTexts } from "../../content/schema-fields";

export const file = "home.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "subline", "trust", "start", "contact"),
  start: toTexts("button"),
  statistics: toTexts("title", "users", "rating", "years"),
  carousel: toTexts("label", "next"),
  event: toTexts("name", "close", "firm", "warning", "more"),
});
