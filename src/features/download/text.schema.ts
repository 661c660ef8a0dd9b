import * as v from "valibot";
import { claims, createList, pickTexts } from "../../content/schema-fields";

export const file = "download.yaml";

export const schema = v.strictObject({
  ...pickTexts("title", "lead", "button"),
  stores: v.array(
    v.strictObject({
      store: v.picklist(["androidApp", "iosApp"], 'must be "androidApp" or "iosApp"'),
      ...pickTexts("line", "name"),
    }),
  ),
  cards: createList(v.strictObject({ claims, ...pickTexts("title", "text") })),
});
