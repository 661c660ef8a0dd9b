import type { CollectionConfig, DateField, Field } from "payload";
import {
  checkOutcome,
  createIpoCheck,
  createOpinionCheck,
  createReviewCheck,
  refuseGreyMarket,
} from "./ipo-hooks";
import type { Environment } from "../environment";
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

/** A day of the issue, and words that readers see while there is none (IPO-07). */
const toDayAndNote = (name: string, label: string) =>
  toRow(
    { ...createDay(name, { label }), custom: { note: `${name}Note` } },
    {
      name: `${name}Note`,
      label: `${label}: note`,
      type: "text",
      maxLength: 60,
      admin: { description: "Shown while there is no date, such as “To be announced”." },
    },
  );

/** Texts of an IPO that are public without approval. Names of companies may contain any word. */
const FACTS =
  "openingDateNote closingDateNote listingDateNote allotmentDateNote issuePrice outcomeSource sourceName";

export const defineIpos = ({
  approval,
  ipoRules,
  today,
}: Pick<Environment, "approval" | "ipoRules" | "today">): CollectionConfig => ({
  slug: "ipos",
  labels: { singular: "IPO", plural: "IPOs" },
  admin: {
    group: "Public offers",
    useAsTitle: "company",
    defaultColumns: ["company", "stage", "openingDate", "closingDate", "listingDate"],
  },
  defaultSort: "-openingDate",
  access: createContentAccess(),
  hooks: {
    beforeValidate: [
      refuseGreyMarket,
      createOpinionCheck({ approval, ipoRules }, FACTS.split(" ")),
      createIpoCheck(ipoRules),
      createReviewCheck(ipoRules),
      checkOutcome,
    ],
  },
  fields: [
    { name: "company", type: "text", required: true, maxLength: 200 },
    {
      name: "stage",
      label: "On the site",
      type: "ui",
      admin: {
        components: {
          Cell: { path: "/admin/server-cells#IpoStageCell", serverProps: { ipoRules, today } },
        },
      },
    },
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
    toDayAndNote("openingDate", "Opening date"),
    toDayAndNote("closingDate", "Closing date"),
    toDayAndNote("listingDate", "Listing date"),
    {
      name: "dayWarnings",
      type: "ui",
      admin: {
        disableListColumn: true,
        components: {
          Field: {
            path: "/admin/indian-time-cell#IpoDayWarnings",
            clientProps: {
              get minOpenDays() {
                return ipoRules.minOpenDays;
              },
            },
          },
        },
      },
    },
    toRow(
      {
        name: "outcome",
        type: "select",
        options: toOptions({
          withdrawn: "Withdrawn",
          postponed: "Postponed",
          extended: "Extended",
        }),
        admin: {
          description:
            "Only if the issue is withdrawn, postponed or extended. Its later days are cancelled in calendars, except those of an extended issue. For new days of a postponed issue, clear this field.",
        },
      },
      createDay("outcomeDay", { label: "Announced on" }),
    ),
    toRow(
      { name: "outcomeSource", label: "Announced by", type: "text", maxLength: 200 },
      createLink("outcomeLink", { label: "Link to the announcement" }),
    ),
    { name: "issuePrice", label: "Issue price (₹)", type: "text", maxLength: 60 },
    { name: "issueAmountCr", label: "Issue amount (Cr.)", type: "number", min: 0 },
    {
      name: "listingAt",
      label: "Rating",
      type: "text",
      maxLength: 120,
      admin: {
        components: {
          Field: {
            path: "/admin/author-field#NameSelect",
            clientProps: {
              get names() {
                return ipoRules.ratings.map(({ word }) => word);
              },
            },
          },
        },
      },
    },
    createLink("blogLink", { label: "Research report" }),
    { name: "review", type: "textarea", maxLength: 2000 },
    toRow(
      {
        name: "reviewAuthor",
        label: "Review author",
        type: "text",
        maxLength: 120,
        admin: { components: { Field: "/admin/author-field#AuthorField" } },
      },
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
        toDayAndNote("allotmentDate", "Allotment date"),
        { name: "registrar", type: "text", maxLength: 200 },
        createLink("registrarLink", { label: "Registrar link" }),
        createLink("rhpLink", { label: "Red herring prospectus" }),
        createLink("drhpLink", { label: "Draft red herring prospectus" }),
      ],
    },
  ],
});

/** Defines the lists whose lines editors type, next to those that the dates of IPOs give. */
export const defineIpoLines = (settings: LineSettings): CollectionConfig[] => [
  defineLines(
    settings,
    "upcoming-ipos",
    "upcomingIpos",
    { singular: "Upcoming IPO", plural: "Upcoming IPOs" },
    createDay("day", {
      label: "Opening date",
      description:
        "Optional. The line is shown until the day before. IPOs with an opening date are listed automatically.",
    }),
  ),
  defineLines(
    settings,
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
  ),
];

type LineSettings = Pick<Environment, "approval" | "ipoRules">;

function defineLines(
  settings: LineSettings,
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
    hooks: { beforeValidate: [refuseGreyMarket, createOpinionCheck(settings, [name])] },
    fields: [
      { name, label: "Text", type: "text", required: true, maxLength: 300 },
      shownOn,
      createOrder(),
    ],
  };
}
