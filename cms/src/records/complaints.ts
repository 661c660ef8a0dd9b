import type {
  CheckboxField,
  CollectionConfig,
  Field,
  FieldHook,
  NumberField,
  TextareaField,
} from "payload";
import {
  REPORT_COUNTS,
  REPORT_ROWS,
  TREND_COUNTS,
  type ReportRowName,
} from "../../../src/shared/domain/complaint-totals";
import { readField } from "../../../src/shared/domain/read-field";
import { createComplaintAccess } from "../lib/access";
import { createActive, createCount, createPeriod, readOnly } from "../lib/fields";
import { checkOtherRecords } from "./complaint-checks";
import { markShown } from "./complaint-register";
import { saveTrendUpdates } from "./trend-updates";
import {
  checkComplaintReport,
  checkComplaintTrend,
  refuseUnfinishedMonth,
} from "./complaint-hooks";
import {
  fillPending,
  fillReportTotals,
  proposeFromMonth,
  proposeFromReport,
  proposeFigure,
  proposeFromYear,
  proposeMonth,
  proposeMonthEnding,
  proposeYear,
} from "./complaint-proposals";
import { MONTHS, getMonthName } from "./months";
import { toMonthName, toMonthNumber } from "../../../src/shared/contract/months";
import { addHooks } from "../lib/map-collections";
import { keepOneActive } from "./single-active";

// These records cannot be duplicated, because a copy would have no valid period of its own.

const COMPUTED = "Computed from the other figures.";
const TOO_MANY_RESOLVED =
  "More are resolved than carried forward and received. Correct the figures above.";

/** A figure that the form computes while staff type the others (CHR-07). */
const toComputed = (field: NumberField): NumberField => ({
  ...field,
  validate: (value: unknown) =>
    Number(value ?? (field.required ? NaN : 0)) >= 0 || TOO_MANY_RESOLVED,
  admin: { ...field.admin, ...readOnly, description: COMPUTED },
});

const createTrendFields = (carriedForward: NumberField["defaultValue"]): Field[] => [
  ...TREND_COUNTS.map(({ name, label }) => {
    if (name === "pending") return toComputed(createCount(name, label, null));
    return createCount(name, label, name === "carriedForward" ? carriedForward : 0);
  }),
  overruleReason,
  computeTotals,
];

const overruleReason: TextareaField = {
  name: "overruleReason",
  label: "Reason why figures differ",
  type: "textarea",
  maxLength: 500,
  admin: {
    description:
      "Only if figures are right although they contradict another record. The site prints it as a footnote.",
  },
};

const computeTotals: Field = {
  name: "computeTotals",
  type: "ui",
  admin: { disableListColumn: true, components: { Field: "/admin/compute-totals#ComputeTotals" } },
};

function createReportRow(row: ReportRowName): Field[] {
  const isTotal = row === "grandTotal";
  const days: NumberField = {
    name: "avgResolutionTime",
    label: "Average resolution time (days)",
    type: "number",
    defaultValue: proposeFigure(`${row}.avgResolutionTime`, 0),
    min: 0,
  };
  return [
    ...REPORT_COUNTS.map(({ name, label }) => {
      if (isTotal || name === "totalPending") return toComputed(createCount(name, label, null));
      if (name === "pendingEndLastMonth") return createCount(name, label, proposeFromReport(row));
      return createCount(name, label, proposeFigure(`${row}.${name}`, 0));
    }),
    isTotal ? toComputed({ ...days, defaultValue: undefined }) : days,
  ];
}

/** Required for new reports and the active one; older reports lack it. */
const impersonationComplaints: NumberField = {
  name: "impersonationComplaints",
  label: "Complaints due to impersonation",
  type: "number",
  defaultValue: proposeFigure("impersonationComplaints"),
  min: 0,
  validate: (value: unknown, { operation, data }) => {
    const isOld = operation === "update" && readField(data, "active") !== true;
    if (isOld && (value ?? null) === null) return true;
    return (
      (typeof value === "number" && Number.isInteger(value) && value >= 0) ||
      "Complaints due to impersonation must be a whole number, 0 or more. Type 0 if there was none."
    );
  },
  admin: {
    description:
      "Received during the month against the research analyst due to impersonation by some other entity. Type 0 if there was none.",
  },
};

/** Ticked by default in the form. API calls without it save only the report. */
const updateTrends: CheckboxField = {
  name: "updateTrends",
  label: "Enter the complaint month and year too",
  type: "checkbox",
  virtual: true,
  defaultValue: ({ req }) => req.payloadAPI !== "REST",
  admin: {
    // Payload would make every virtual field read-only.
    readOnly: false,
    condition: ({ active: isShown }) => isShown === true,
    description:
      "Copies the grand total into the month, and the sum of the months into the financial year.",
  },
};

export const defineComplaints = (siteToday: string | null): CollectionConfig[] => [
  addHooks(complaintReports, {
    beforeChange: [
      refuseUnfinishedMonth(siteToday, ({ active, monthEnding }) =>
        active === true ? String(monthEnding) : null,
      ),
      markShown,
    ],
  }),
  addHooks(complaintMonths, {
    beforeChange: [refuseUnfinishedMonth(siteToday, readMonth), markShown],
  }),
  complaintYears,
];

const readMonth = ({ month, year }: Record<string, unknown>) =>
  getMonthName(String(month), Number(year));

const MONTH_ADVICE = "Enter a month such as October 2026.";

const readMonthNumber = (value: unknown) =>
  typeof value === "string" ? toMonthNumber(value) : null;

const nameMonth: FieldHook = ({ value }) => {
  const number = readMonthNumber(value);
  return number === null ? value : toMonthName(number);
};

/** The complaint report of the investor charter; the active one is shown (CHR-02). */
const complaintReports: CollectionConfig = {
  slug: "complaint-reports",
  labels: { singular: "Complaint report", plural: "Complaint reports" },
  admin: {
    group: "Compliance",
    useAsTitle: "monthEnding",
    defaultColumns: ["monthEnding", "active", "updatedAt"],
    components: { edit: { SaveButton: "/admin/report-buttons#ReportButtons" } },
  },
  access: createComplaintAccess({ active: { equals: true } }),
  disableDuplicate: true,
  hooks: {
    beforeValidate: [fillReportTotals],
    beforeChange: [checkComplaintReport, checkOtherRecords("report")],
    afterChange: [saveTrendUpdates, keepOneActive],
  },
  fields: [
    {
      ...createPeriod("monthEnding", "For example October 2026."),
      label: "Month ending",
      defaultValue: proposeMonthEnding,
      validate: (value: unknown) => readMonthNumber(value) !== null || MONTH_ADVICE,
      hooks: { beforeValidate: [nameMonth] },
    },
    createActive(),
    ...REPORT_ROWS.map(({ name, label }) => ({
      name,
      label,
      type: "group" as const,
      admin: { className: "report-row" },
      fields: createReportRow(name),
    })),
    impersonationComplaints,
    updateTrends,
    overruleReason,
    computeTotals,
  ],
};

/** One month of the complaint disposal trend; the latest feeds the home page's overview. */
const complaintMonths: CollectionConfig = {
  slug: "complaint-months",
  labels: { singular: "Complaint month", plural: "Complaint months" },
  defaultSort: ["-year", "-month"],
  admin: {
    group: "Compliance",
    defaultColumns: ["year", "month", "received", "resolved", "pending"],
  },
  access: createComplaintAccess(),
  disableDuplicate: true,
  indexes: [{ fields: ["year", "month"], unique: true }],
  hooks: {
    beforeValidate: [fillPending],
    beforeChange: [checkComplaintTrend(readMonth), checkOtherRecords("month")],
  },
  fields: [
    {
      name: "year",
      type: "number",
      required: true,
      min: 2000,
      max: 2100,
      defaultValue: proposeYear,
    },
    { name: "month", type: "select", required: true, options: MONTHS, defaultValue: proposeMonth },
    ...createTrendFields(proposeFromMonth),
  ],
};

const complaintYears: CollectionConfig = {
  slug: "complaint-years",
  labels: { singular: "Complaint year", plural: "Complaint years" },
  defaultSort: "-year",
  admin: {
    group: "Compliance",
    useAsTitle: "year",
    defaultColumns: ["year", "received", "resolved", "pending"],
  },
  access: createComplaintAccess(),
  disableDuplicate: true,
  hooks: {
    beforeValidate: [fillPending],
    beforeChange: [checkComplaintTrend(({ year }) => String(year)), checkOtherRecords("year")],
  },
  fields: [
    createPeriod("year", "For example 2025-26. Rows are sorted by this text."),
    ...createTrendFields(proposeFromYear),
  ],
};
