import * as v from "valibot";
import { textEntries, texts } from "../../content/schema-fields";

export const file = "download.yaml";

export const schema = v.strictObject({
  ...textEntries("title", "lead", "button"),
  stores: v.array(
    v.strictObject({
      store: v.picklist(["androidApp", "iosApp"], 'must be "androidApp" or "iosApp"'),
      ...textEntries("line", "name"),
    }),
  ),
  cards: v.pipe(v.array(texts("title", "text")), v.minLength(1, "must not be empty")),
});
