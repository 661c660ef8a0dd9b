import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createActive, createPicture } from "../lib/fields";
import { keepOneActive } from "./single-active";

/** The rotating deck of large screens (HOM-02). */
export const carousels: CollectionConfig = {
  slug: "carousels",
  admin: {
    group: "Home page",
    useAsTitle: "name",
    defaultColumns: ["name", "active", "updatedAt"],
  },
  access: createContentAccess({ active: { equals: true } }),
  hooks: { afterChange: [keepOneActive] },
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    ...(["img1", "img2", "img3", "img4"] as const).map((name, index) =>
      createPicture(name, { label: `Image ${index + 1}`, required: index === 0 }),
    ),
    createActive(),
  ],
};

/** The stack of small screens (HOM-03), with the same fields. */
export const smallCarousels: CollectionConfig = {
  ...carousels,
  slug: "small-carousels",
  labels: { singular: "Small-screen carousel", plural: "Small-screen carousels" },
};
