import type {
  CollectionBeforeValidateHook,
  CollectionConfig,
  NumberFieldSingleValidation,
  SelectFieldSingleValidation,
} from "payload";
import { number, select } from "payload/shared";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { createContentAccess } from "../lib/access";
import { toOptions, createDay } from "../lib/fields";
import { MONTHS } from "./months";

const FILLED = { description: "If left blank, taken from the issue date." };

/** Accepts a blank value, because forms validate before the hook below fills it. */
const checkMonth: SelectFieldSingleValidation = (value, options) =>
  !value || select(value, options);
const checkYear: NumberFieldSingleValidation = (value, options) =>
  (value ?? null) === null || number(value, options);

const fillIssueMonth: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const values = { ...originalDoc, ...data };
  const day = typeof values.issueDate === "string" ? toIndianDay(values.issueDate) : null;
  if (day === null) return data;
  const [year, month] = day.split("-").map(Number);
  const issueMonth = values.issueMonth || MONTHS[Number(month) - 1]?.label;
  return { ...data, issueMonth, issueYear: values.issueYear ?? year };
};

export const reports: CollectionConfig = {
  slug: "reports",
  labels: { singular: "Research report", plural: "Research reports" },
  defaultSort: ["-issueDate", "-id"],
  admin: {
    group: "Content",
    useAsTitle: "heading",
    defaultColumns: ["heading", "status", "category", "issueDate"],
  },
  access: createContentAccess(),
  hooks: { beforeValidate: [fillIssueMonth] },
  fields: [
    { name: "heading", type: "text", required: true, maxLength: 300 },
    {
      name: "status",
      type: "text",
      required: true,
      defaultValue: "Open",
      maxLength: 60,
      admin: { description: "Open, In Progress and Resolved each have their own colour." },
    },
    {
      name: "category",
      type: "select",
      required: true,
      options: toOptions({
        "small-cap": "Small cap",
        "mid-cap": "Mid cap",
        "large-cap": "Large cap",
      }),
    },
    createDay("issueDate", { label: "Issue date", required: true, index: true }),
    {
      name: "issueMonth",
      label: "Issue month",
      type: "select",
      required: true,
      options: MONTHS.map(({ label }) => label),
      validate: checkMonth,
      admin: FILLED,
    },
    {
      name: "issueYear",
      label: "Issue year",
      type: "number",
      required: true,
      min: 2000,
      max: 2100,
      validate: checkYear,
      admin: FILLED,
    },
    { name: "issuePrice", label: "Issue price", type: "text", maxLength: 60 },
  ],
};
