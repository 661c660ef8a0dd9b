import type { CollectionConfig } from "payload";
import { complaintAccess } from "../lib/access";
import { checkComplaintReport, checkComplaintTrend } from "./complaint-hooks";
import {
  REPORT_COUNTS,
  REPORT_ROWS,
  TREND_COUNTS,
} from "../../../src/shared/domain/complaint-totals";
import { MONTHS, monthName } from "./months";
import { active, count, period } from "../lib/fields";
import { singleActive } from "./single-active";

// None of them can be duplicated: a copy of figures for the regulator would be shown at once.

const trendCounts = TREND_COUNTS.map(({ name, label }) => count(name, label));

/** The complaint report of the investor charter; the active one is shown (CHR-02). */
export const complaintReports: CollectionConfig = {
  slug: "complaint-reports",
  labels: { singular: "Complaint report", plural: "Complaint reports" },
  admin: {
    group: "Compliance",
    useAsTitle: "monthEnding",
    defaultColumns: ["monthEnding", "active", "updatedAt"],
  },
  access: complaintAccess({ active: { equals: true } }),
  disableDuplicate: true,
  hooks: { beforeChange: [checkComplaintReport], afterChange: [singleActive] },
  fields: [
    period("monthEnding", "Like October 2026."),
    active(),
    ...REPORT_ROWS.map(({ name, label }) => ({
      name,
      label,
      type: "group" as const,
      fields: [
        ...REPORT_COUNTS.map((column) => count(column.name, column.label)),
        {
          name: "avgResolutionTime",
          label: "Average resolution time (days)",
          type: "number" as const,
          defaultValue: 0,
          min: 0,
        },
      ],
    })),
  ],
};

/** One month of the complaint disposal trend; the latest feeds the home page's overview. */
export const complaintMonths: CollectionConfig = {
  slug: "complaint-months",
  labels: { singular: "Complaint month", plural: "Complaint months" },
  defaultSort: ["-year", "-month"],
  admin: {
    group: "Compliance",
    defaultColumns: ["year", "month", "received", "resolved", "pending"],
  },
  access: complaintAccess(),
  disableDuplicate: true,
  indexes: [{ fields: ["year", "month"], unique: true }],
  hooks: {
    beforeChange: [
      checkComplaintTrend(({ month, year }) => monthName(String(month), Number(year))),
    ],
  },
  fields: [
    { name: "year", type: "number", required: true, min: 2000, max: 2100 },
    { name: "month", type: "select", required: true, options: MONTHS },
    ...trendCounts,
  ],
};

export const complaintYears: CollectionConfig = {
  slug: "complaint-years",
  labels: { singular: "Complaint year", plural: "Complaint years" },
  defaultSort: "-year",
  admin: {
    group: "Compliance",
    useAsTitle: "year",
    defaultColumns: ["year", "received", "resolved", "pending"],
  },
  access: complaintAccess(),
  disableDuplicate: true,
  hooks: { beforeChange: [checkComplaintTrend(({ year }) => String(year))] },
  fields: [period("year", "For example 2025-26. Rows are sorted by this text."), ...trendCounts],
};
