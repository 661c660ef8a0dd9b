import type { CollectionConfig } from "payload";
import { contentAccess } from "../lib/access";
import { choices, day } from "../lib/fields";
import { MONTHS } from "./months";

export const reports: CollectionConfig = {
  slug: "reports",
  labels: { singular: "Research report", plural: "Research reports" },
  defaultSort: ["-issueDate", "-id"],
  admin: {
    group: "Content",
    useAsTitle: "heading",
    defaultColumns: ["heading", "status", "category", "issueDate"],
  },
  access: contentAccess(),
  fields: [
    { name: "heading", type: "text", required: true, maxLength: 300 },
    {
      name: "status",
      type: "text",
      required: true,
      defaultValue: "Open",
      maxLength: 60,
      admin: { description: "Open, In Progress and Resolved have colours of their own." },
    },
    {
      name: "category",
      type: "select",
      required: true,
      options: choices({
        "small-cap": "Small cap",
        "mid-cap": "Mid cap",
        "large-cap": "Large cap",
      }),
    },
    day("issueDate", { label: "Issue date", required: true, index: true }),
    {
      name: "issueMonth",
      label: "Issue month",
      type: "select",
      required: true,
      options: MONTHS.map(({ label }) => label),
    },
    {
      name: "issueYear",
      label: "Issue year",
      type: "number",
      required: true,
      min: 2000,
      max: 2100,
    },
    { name: "issuePrice", label: "Issue price", type: "text", maxLength: 60 },
  ],
};
