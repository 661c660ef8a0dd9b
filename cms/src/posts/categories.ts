import type { CollectionConfig } from "payload";
import { contentAccess } from "../lib/access";
import { order } from "../lib/fields";

export const categories: CollectionConfig = {
  slug: "categories",
  labels: { singular: "Blog category", plural: "Blog categories" },
  defaultSort: ["order", "id"],
  admin: { group: "Content", useAsTitle: "name", defaultColumns: ["name", "order"] },
  access: contentAccess(),
  fields: [{ name: "name", type: "text", required: true, unique: true, maxLength: 120 }, order()],
};
