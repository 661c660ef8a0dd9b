import type { CollectionConfig } from "payload";
import { complaintAccess } from "../access/complaints";
import { MONTHS, monthName } from "../complaints/months";
import { trendCounts } from "../fields/trend-counts";
import { checkComplaintTrend } from "../hooks/check-complaint-trend";

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
  indexes: [{ fields: ["year", "month"], unique: true }],
  hooks: {
    beforeChange: [
      checkComplaintTrend(({ month, year }) => monthName(String(month), Number(year))),
    ],
  },
  fields: [
    { name: "year", type: "number", required: true, min: 2000, max: 2100 },
    { name: "month", type: "select", required: true, options: [...MONTHS] },
    ...trendCounts(),
  ],
};
