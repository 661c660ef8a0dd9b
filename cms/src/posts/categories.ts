import type { CollectionConfig } from "payload";
import { createContentAccess } from "../lib/access";
import { createOrder } from "../lib/fields";
import { createUsesEndpoint, usesField } from "../lib/uses";
import {
  checkCategoryName,
  dropCategoryLinks,
  findCategoryUses,
  refuseUsedCategory,
  refreshCategoryLinks,
} from "./category-hooks";

export const categories: CollectionConfig = {
  slug: "categories",
  labels: { singular: "Blog category", plural: "Blog categories" },
  defaultSort: ["order", "id"],
  admin: { group: "Content", useAsTitle: "name", defaultColumns: ["name", "order"] },
  access: createContentAccess(),
  hooks: {
    beforeValidate: [checkCategoryName],
    beforeDelete: [refuseUsedCategory],
    afterChange: [refreshCategoryLinks],
    afterDelete: [dropCategoryLinks],
  },
  endpoints: [createUsesEndpoint(findCategoryUses)],
  fields: [
    usesField,
    {
      name: "name",
      type: "text",
      required: true,
      unique: true,
      maxLength: 120,
      admin: {
        description:
          "Also the last part of the list's address. After a change the old address redirects to the new one.",
      },
    },
    createOrder(),
  ],
};
