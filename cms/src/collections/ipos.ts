import type { CollectionConfig } from "payload";
import { contentAccess } from "../access/content";
import { link } from "../fields/link";

const dateText = (name: string, label: string) => ({
  name,
  label,
  type: "text" as const,
  maxLength: 60,
  admin: { description: "Like 2026-11-20, or words such as “To be announced”." },
});

export const ipos: CollectionConfig = {
  slug: "ipos",
  labels: { singular: "IPO", plural: "IPOs" },
  admin: {
    group: "IPOs",
    useAsTitle: "company",
    defaultColumns: ["company", "status", "openingDate", "closingDate"],
  },
  access: contentAccess(),
  fields: [
    { name: "company", type: "text", required: true, maxLength: 200 },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "open",
      options: [
        { value: "open", label: "Open" },
        { value: "closed", label: "Closed" },
      ],
    },
    { name: "ipoManager", label: "IPO manager", type: "text", maxLength: 200 },
    dateText("openingDate", "Opening date"),
    dateText("closingDate", "Closing date"),
    dateText("listingDate", "Listing date"),
    { name: "issuePrice", label: "Issue price (₹)", type: "text", maxLength: 60 },
    { name: "issueAmountCr", label: "Issue amount (Cr.)", type: "number", min: 0 },
    { name: "listingAt", label: "Rating", type: "text", maxLength: 120 },
    link("blogLink", { label: "Research report" }),
    { name: "review", type: "textarea", maxLength: 2000 },
  ],
};
