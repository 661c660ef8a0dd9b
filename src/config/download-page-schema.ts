import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/download.yaml; checked at build, like site.yaml.

export const DownloadPageSchema = v.strictObject({
  meta,
  name: words,
  title: words,
  lead: words,
  button: words,
  stores: words,
  code: v.strictObject({ picture: words, text: words }),
  inside: v.strictObject({
    title: words,
    rows: v.array(v.strictObject({ title: words, text: words, note: words })),
    fine: words,
  }),
  steps: v.strictObject({
    title: words,
    items: v.array(v.strictObject({ title: words, text: words })),
  }),
});

export type DownloadPage = v.InferOutput<typeof DownloadPageSchema>;
