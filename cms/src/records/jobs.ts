import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createLink, createOrder } from "../lib/fields";

export const jobs: CollectionConfig = {
  slug: "jobs",
  defaultSort: ["order", "id"],
  admin: { group: "Content", useAsTitle: "title", defaultColumns: ["title", "type", "location"] },
  access: createContentAccess(),
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    {
      name: "type",
      type: "text",
      admin: { description: "If left blank, the site shows Full-time." },
    },
    { name: "description", type: "textarea", required: true, maxLength: 5000 },
    { name: "salary", type: "text", admin: { description: "The site adds “per year”." } },
    { name: "location", type: "text" },
    createLink("googleFormLink", { label: "Application form", required: true }),
    createOrder(),
  ],
};
