import type { CollectionConfig, DateField, Field } from "payload";
import { checkIpo, checkReview, readIssueDates, refuseGreyMarket } from "./ipo-hooks";
import { createContentAccess } from "../lib/access";
import { toOptions, createDay, createLink, createOrder, withMaxLength } from "../lib/fields";

const toNumber = (name: string, label: string) => ({
  name,
  label,
  type: "number" as const,
  min: 1,
  validate: (value: unknown) =>
    value === null ||
    value === undefined ||
    (typeof value === "number" && Number.isInteger(value) && value >= 1) ||
    `${label} must be a whole number, 1 or more.`,
});

const toPrice = (name: string, label: string) => ({ name, label, type: "number" as const, min: 0 });

const toRow = (...fields: Field[]): Field => ({ type: "row", fields });

const toDateText = (name: string, label: string) => ({
  name,
  label,
  type: "text" as const,
  maxLength: 60,
  admin: {
    components: { afterInput: ["/admin/indian-time-cell#IndianDayHint"] },
    description:
      "A day such as 29/10/2026 (stored as 2026-10-29), or words such as “To be announced”.",
  },
});

export const ipos: CollectionConfig = {
  slug: "ipos",
  labels: { singular: "IPO", plural: "IPOs" },
  admin: {
    group: "Public offers",
    useAsTitle: "company",
    defaultColumns: ["company", "openingDate", "closingDate", "listingDate"],
  },
  access: createContentAccess(),
  hooks: { beforeValidate: [refuseGreyMarket, readIssueDates, checkIpo, checkReview] },
  fields: [
    { name: "company", type: "text", required: true, maxLength: 200 },
    {
      name: "status",
      type: "select",
      options: toOptions({ upcoming: "Upcoming", open: "Open", closed: "Closed" }),
      admin: {
        description:
          "Leave blank. The site works it out from the dates (IST) and shows an issue without dates as upcoming. Your choice is used only while a date is missing.",
      },
    },
    { name: "ipoManager", label: "IPO manager", type: "text", maxLength: 200 },
    toDateText("openingDate", "Opening date"),
    toDateText("closingDate", "Closing date"),
    toDateText("listingDate", "Listing date"),
    { name: "issuePrice", label: "Issue price (₹)", type: "text", maxLength: 60 },
    { name: "issueAmountCr", label: "Issue amount (Cr.)", type: "number", min: 0 },
    { name: "listingAt", label: "Rating", type: "text", maxLength: 120 },
    createLink("blogLink", { label: "Research report" }),
    { name: "review", type: "textarea", maxLength: 2000 },
    toRow(
      { name: "reviewAuthor", label: "Review author", type: "text", maxLength: 120 },
      createDay("reviewDate", { label: "Review date" }),
    ),
    {
      name: "holdingStatement",
      label: "Holding statement of the review's author",
      type: "textarea",
      maxLength: 500,
      admin: {
        description:
          "Required if you enter a rating or review. Its author and date are required too. Readers see all three.",
      },
    },
    // Required by a check instead of the column, because older IPOs have no value.
    {
      name: "sourceName",
      label: "Source",
      type: "text",
      maxLength: 200,
      validate: withMaxLength(
        (value) =>
          (typeof value === "string" && value.trim() !== "") ||
          "Enter where these figures come from, such as “Red herring prospectus”.",
      ),
      admin: { description: "Required. Shown to readers together with the date below." },
    },
    createLink("sourceLink", { label: "Source link" }),
    {
      name: "asOf",
      label: "As of",
      type: "date",
      validate: (value: unknown) =>
        (value !== null && value !== undefined && value !== "") ||
        "Enter when these figures were taken from the source.",
      admin: {
        date: { pickerAppearance: "dayAndTime" },
        description: "Required. When you took the figures, in your local time.",
      },
    },
    {
      type: "collapsible",
      label: "Issue details",
      admin: { initCollapsed: true },
      fields: [
        toRow(
          {
            name: "board",
            type: "select",
            options: toOptions({ mainboard: "Mainboard", sme: "SME" }),
          },
          { name: "exchange", type: "text", maxLength: 60 },
        ),
        toRow(toPrice("priceMin", "Lowest price (₹)"), toPrice("priceMax", "Highest price (₹)")),
        toRow(toNumber("lotSize", "Lot size"), toNumber("minLots", "Minimum lots")),
        toDateText("allotmentDate", "Allotment date"),
        { name: "registrar", type: "text", maxLength: 200 },
        createLink("registrarLink", { label: "Registrar link" }),
        createLink("rhpLink", { label: "Red herring prospectus" }),
        createLink("drhpLink", { label: "Draft red herring prospectus" }),
      ],
    },
  ],
};

export const upcomingIpos = defineLines(
  "upcoming-ipos",
  "upcomingIpos",
  { singular: "Upcoming IPO", plural: "Upcoming IPOs" },
  createDay("day", {
    label: "Opening date",
    description:
      "Optional. The line is shown until the day before. IPOs with an opening date are listed automatically.",
  }),
);

export const ipoListings = defineLines(
  "ipo-listings",
  "ipoListingsToday",
  { singular: "IPO listing today", plural: "IPO listings today" },
  // Required by a check instead of the column, because older lines have no value.
  {
    ...createDay("day", {
      label: "Listing date",
      description:
        "Required. The line is shown on this day only. IPOs with a listing date are listed automatically.",
    }),
    validate: (value: unknown) =>
      (value !== null && value !== undefined && value !== "") ||
      "Enter the listing date. The line is shown on that day only.",
  },
);

function defineLines(
  slug: string,
  name: string,
  labels: { singular: string; plural: string },
  shownOn: DateField,
): CollectionConfig {
  return {
    slug,
    labels,
    defaultSort: ["order", "id"],
    admin: { group: "Public offers", useAsTitle: name },
    access: createContentAccess(),
    hooks: { beforeValidate: [refuseGreyMarket] },
    fields: [
      { name, label: "Text", type: "text", required: true, maxLength: 300 },
      shownOn,
      createOrder(),
    ],
  };
}
