import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content";
import { order } from "../fields/order";

export const ipoListings: CollectionConfig = {
  slug: "ipo-listings",
  labels: { singular: "IPO listing today", plural: "IPO listings today" },
  defaultSort: ["order", "id"],
  admin: { group: "IPOs", useAsTitle: "ipoListingsToday" },
  access: contentAccess(),
  fields: [
    {
      name: "ipoListingsToday",
      label: "Line of text",
      type: "text",
      required: true,
      maxLength: 300,
    },
    order(),
  ],
};
