import type { CollectionConfig } from "payload";
import { complaintAccess } from "../access/complaints";
import { REPORT_ROWS, REPORT_SUMS } from "../complaints/sums";
import { active } from "../fields/active";
import { count } from "../fields/count";
import { checkComplaintReport } from "../hooks/check-complaint-report";
import { singleActive } from "../hooks/single-active";

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
  hooks: { beforeChange: [checkComplaintReport], afterChange: [singleActive] },
  fields: [
    {
      name: "monthEnding",
      type: "text",
      required: true,
      unique: true,
      maxLength: 60,
      admin: { description: "Like October 2026." },
    },
    active(),
    ...REPORT_ROWS.map(({ name, label }) => ({
      name,
      label,
      type: "group" as const,
      fields: [
        ...REPORT_SUMS.map((column) => count(column.name, column.label)),
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
