import type { CollectionConfig, CollectionBeforeValidateHook } from "payload";
import { createContentAccess } from "../lib/access";
import { createActive, createPicture, createLink, createTime } from "../lib/fields";
import { keepOneActive } from "./single-active";
import { throwFieldError } from "../lib/throw-field-error";

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

const checkEnd: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const { begin, end } = { ...originalDoc, ...data };
  if (begin && end && new Date(end) < new Date(begin))
    throwFieldError("events", "end", "The end cannot be before the start.");
  return data;
};

export const events: CollectionConfig = {
  slug: "events",
  labels: { singular: "Event pop-up", plural: "Event pop-ups" },
  admin: { group: "Home page", useAsTitle: "title", defaultColumns: ["title", "active"] },
  access: createContentAccess({ active: { equals: true } }),
  hooks: { beforeValidate: [checkEnd], afterChange: [keepOneActive] },
  fields: [
    {
      name: "title",
      type: "text",
      required: true,
      maxLength: 200,
      admin: { description: "For this list only; the site shows the image." },
    },
    createPicture("image", { required: true }),
    createTime("begin", "Starts"),
    createTime("end", "Ends"),
    createLink("link", { label: "Link", description: "Where visitors read more or register." }),
    createActive(),
  ],
};
