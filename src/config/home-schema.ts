import * as v from "valibot";
import { words } from "./schema-fields";

// The shape of content/home.yaml; checked at build, like site.yaml.

export const HomeSchema = v.strictObject({
  hero: v.strictObject({
    title: words,
    subline: words,
    trust: words,
    start: words,
    contact: words,
  }),
  latest: v.strictObject({ title: words, all: words }),
});

export type Home = v.InferOutput<typeof HomeSchema>;
