import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/app-screens.yaml; checked at build, like site.yaml.

const price = v.strictObject({ name: words, value: words });

export const AppScreensSchema = v.strictObject({
  sample: words,
  calls: v.strictObject({
    label: words,
    title: words,
    kind: words,
    share: words,
    horizon: words,
    entry: price,
    stop: price,
    target: price,
    action: words,
    flows: words,
  }),
  basket: v.strictObject({
    label: words,
    title: words,
    name: words,
    holdings: v.pipe(
      v.array(v.strictObject({ share: words, weight: v.number("must be a number") })),
      v.length(4, "must be four shares"),
    ),
    action: words,
  }),
});

export type AppScreens = v.InferOutput<typeof AppScreensSchema>;
