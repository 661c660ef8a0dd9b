import * as v from "valibot";
import { pickTexts, toTexts } from "../../content/schema-fields";

export const file = "download.yaml";

export const schema = v.strictObject({
  ...pickTexts("title", "lead", "button"),
  stores: v.array(
    v.strictObject({
      store: v.picklist(["androidApp", "iosApp"], 'must be "androidApp" or "iosApp"'),
      ...pickTexts("line", "name"),
    }),
  ),
  cards: v.pipe(v.array(toTexts("title", "text")), v.minLength(1, "must not be empty")),
});
