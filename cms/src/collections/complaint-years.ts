import type { CollectionConfig } from "payload";
import { complaintAccess } from "../access/complaints";
import { trendCounts } from "../fields/trend-counts";
import { checkComplaintTrend } from "../hooks/check-complaint-trend";

/** One year of the complaint disposal trend. */
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
  hooks: { beforeChange: [checkComplaintTrend(({ year }) => String(year))] },
  fields: [
    {
      name: "year",
      type: "text",
      required: true,
      unique: true,
      maxLength: 60,
      admin: { description: "Like 2025-26; the rows stand in the order of this text." },
    },
    ...trendCounts(),
  ],
};
