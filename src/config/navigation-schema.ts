import * as v from "valibot";
import { address, icon, words } from "./schema-fields";

// The shape of content/navigation.yaml; checked at build, like site.yaml.

const path = v.pipe(words, v.startsWith("/", "must be a path of this site that starts with /"));
const entry = v.strictObject({ label: words, path });

export const NavigationSchema = v.strictObject({
  products: v.strictObject({
    label: words,
    items: v.array(v.strictObject({ title: words, description: words, icon, path })),
  }),
  header: v.array(
    v.pipe(
      v.strictObject({
        label: words,
        path: v.optional(path),
        href: v.optional(address),
        deviceLink: v.optional(v.boolean("must be true or false")),
      }),
      v.check(
        ({ path: inside, href, deviceLink }) =>
          [inside, href, deviceLink].filter(Boolean).length === 1,
        "needs exactly one of path, href and deviceLink",
      ),
    ),
  ),
  footer: v.strictObject({
    groups: v.array(
      v.strictObject({
        title: words,
        open: v.optional(v.boolean("must be true or false")),
        items: v.array(entry),
      }),
    ),
    bottom: v.array(entry),
  }),
  /** The floating links; their numbers stand in site.yaml. */
  floating: v.strictObject({ label: words, whatsapp: words, call: words }),
});

/** Header and footer: labels and where they lead. */
export type Navigation = v.InferOutput<typeof NavigationSchema>;
