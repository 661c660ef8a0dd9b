import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/download.yaml; checked at build, like site.yaml.

export const DownloadSchema = v.strictObject({
  title: words,
  lead: words,
  button: words,
  stores: v.array(
    v.strictObject({
      store: v.picklist(["androidApp", "iosApp"], 'must be "androidApp" or "iosApp"'),
      line: words,
      name: words,
    }),
  ),
  cards: v.pipe(
    v.array(v.strictObject({ title: words, text: words })),
    v.minLength(1, "must not be empty"),
  ),
});

export type Download = v.InferOutput<typeof DownloadSchema>;
