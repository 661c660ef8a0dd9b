import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content";
import { order } from "../fields/order";

export const upcomingIpos: CollectionConfig = {
  slug: "upcoming-ipos",
  labels: { singular: "Upcoming IPO", plural: "Upcoming IPOs" },
  defaultSort: ["order", "id"],
  admin: { group: "IPOs", useAsTitle: "upcomingIpos" },
  access: contentAccess(),
  fields: [
    { name: "upcomingIpos", label: "Line of text", type: "text", required: true, maxLength: 300 },
    order(),
  ],
};
