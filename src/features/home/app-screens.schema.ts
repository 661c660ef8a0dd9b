import * as v from "valibot";
import { nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "app-screens.yaml";

const price = toTexts("name", "value");

export const schema = v.strictObject({
  sample: nonEmptyText,
  calls: v.strictObject({
    ...pickTexts("label", "title", "kind", "share", "horizon", "action", "flows"),
    entry: price,
    stop: price,
    target: price,
  }),
  basket: v.strictObject({
    ...pickTexts("label", "title", "name", "action"),
    holdings: v.pipe(
      v.array(v.strictObject({ share: nonEmptyText, weight: v.number("must be a number") })),
      v.length(4, "must be four shares"),
    ),
  }),
});
