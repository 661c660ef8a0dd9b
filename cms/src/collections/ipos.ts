import type { CollectionConfig } from "payload";
import { closesAfterOpening } from "../hooks/ipo-hooks";
import { contentAccess } from "../access";
import { choices, link, order } from "../fields";

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
  hooks: { beforeValidate: [closesAfterOpening] },
  fields: [
    { name: "company", type: "text", required: true, maxLength: 200 },
    {
      name: "status",
      type: "select",
      required: true,
      defaultValue: "open",
      options: choices({ upcoming: "Upcoming", open: "Open", closed: "Closed" }),
      admin: {
        description:
          "Only for an issue whose opening or closing date is not known yet: with both dates the site goes by them, in India.",
      },
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

export const upcomingIpos = linesOfText("upcoming-ipos", "upcomingIpos", {
  singular: "Upcoming IPO",
  plural: "Upcoming IPOs",
});

export const ipoListings = linesOfText("ipo-listings", "ipoListingsToday", {
  singular: "IPO listing today",
  plural: "IPO listings today",
});

function linesOfText(
  slug: string,
  name: string,
  labels: { singular: string; plural: string },
): CollectionConfig {
  return {
    slug,
    labels,
    defaultSort: ["order", "id"],
    admin: { group: "IPOs", useAsTitle: name },
    access: contentAccess(),
    fields: [
      { name, label: "Line of text", type: "text", required: true, maxLength: 300 },
      order(),
    ],
  };
}
