import * as v from "valibot";

// The shape of content/home.yaml; checked at build, like site.yaml.

const words = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

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
