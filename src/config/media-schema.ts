import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/media.yaml; checked at build, like site.yaml.

export const MediaSchema = v.strictObject({
  meta,
  title: words,
  latest: words,
  lead: words,
  privacy: words,
  play: words,
  watch: words,
  noScript: words,
  channel: words,
  note: words,
});

export type Media = v.InferOutput<typeof MediaSchema>;
