import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createOrder, createPicture } from "../lib/fields";

export const employees: CollectionConfig = {
  slug: "employees",
  defaultSort: ["order", "id"],
  admin: {
    ...{ group: "Content", useAsTitle: "name", defaultColumns: ["name", "designation", "order"] },
    description: "The team on the About page. Authors of posts are under Authors.",
  },
  access: createContentAccess(),
  fields: [
    { name: "name", type: "text", required: true, maxLength: 120 },
    { name: "designation", type: "text", required: true, maxLength: 120 },
    { name: "description", type: "textarea", maxLength: 2000 },
    createPicture("image"),
    createOrder(),
  ],
};
