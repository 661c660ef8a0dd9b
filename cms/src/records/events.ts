import type { CollectionBeforeValidateHook, CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createActive, createLink, createTime, createPicture } from "../lib/fields";
import { throwFieldError } from "../lib/throw-field-error";
import { keepOneActive } from "./single-active";

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
