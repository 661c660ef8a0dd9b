import * as v from "valibot";
import { address, icon, nonEmptyText, pickTexts, toTexts } from "./schema-fields";

export const file = "navigation.yaml";

const path = v.pipe(
  nonEmptyText,
  v.startsWith("/", "must be a path of this site that starts with /"),
);
const entry = v.strictObject({ label: nonEmptyText, path });

export const schema = v.strictObject({
  products: v.strictObject({
    label: nonEmptyText,
    items: v.array(v.strictObject({ title: nonEmptyText, description: nonEmptyText, icon, path })),
  }),
  header: v.array(
    v.pipe(
      v.strictObject({
        label: nonEmptyText,
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
    ...pickTexts("care", "email", "map", "identifiers", "officers"),
    groups: v.array(
      v.strictObject({
        title: nonEmptyText,
        open: v.optional(v.boolean("must be true or false")),
        items: v.array(entry),
      }),
    ),
    verify: v.strictObject({
      title: nonEmptyText,
      items: v.array(entry),
      portals: v.strictObject({
        lead: nonEmptyText,
        items: v.array(v.strictObject({ ...pickTexts("label", "closes"), href: address })),
      }),
    }),
    bottom: v.array(entry),
  }),
  /** The floating links; their numbers are in site.yaml. */
  floating: toTexts("label", "whatsapp", "call"),
  labels: v.strictObject({
    ...pickTexts("home", "skip", "main", "menu", "openMenu", "closeMenu", "footer"),
    ...pickTexts("policies", "contents", "updated", "search", "offline"),
  }),
});

export type Navigation = v.InferOutput<typeof schema>;
