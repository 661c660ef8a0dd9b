import type { CollectionConfig, Field } from "payload";
import type { ComplaintRules } from "../../../src/shared/contract/complaint-rules.schema";
import { toMonthNumber } from "../../../src/shared/contract/months";
import { STATE_LABELS } from "../../../src/shared/domain/complaint-register";
import { REPORT_ROWS } from "../../../src/shared/domain/complaint-totals";
import type { Environment } from "../environment";
import { allowNobody, isOfficer } from "../lib/access";
import { createDay, readOnly, toOptions } from "../lib/fields";
import { checkEntry, continueReopened } from "./register-hooks";

const SOURCES = REPORT_ROWS.filter(({ name }) => name !== "grandTotal");

const REASONS = {
  spam: "Spam",
  duplicate: "Duplicate",
  impersonation: "Impersonation by another entity (counted apart)",
  enquiry: "Enquiry, not a complaint",
};

/** Written by the CMS only. */
const written = { access: { update: allowNobody }, admin: readOnly };

const createMonth = (name: string, label: string, description: string): Field => ({
  ...{ name, label, type: "text", maxLength: 20 },
  validate: (value: unknown) =>
    !value || toMonthNumber(String(value)) !== null || "Enter a month such as October 2026.",
  admin: { position: "sidebar", description },
});

const createDescribedDay = (name: string, label: string, description?: string) =>
  createDay(name, { label, description, position: "sidebar" });

/** The register of complaints for compliance officers and admins (CHR-17). */
export const defineRegister = ({
  complaintRules,
}: Pick<Environment, "complaintRules">): CollectionConfig => ({
  slug: "complaints",
  labels: { singular: "Complaint", plural: "Complaint register" },
  defaultSort: "-receivedOn",
  admin: {
    group: "Compliance",
    useAsTitle: "reference",
    hidden: ({ user }) => user?.role === "editor",
    defaultColumns: ["reference", "receivedOn", "source", "state", "progress", "person"],
    listSearchableFields: ["reference", "category"],
  },
  access: { read: isOfficer, create: isOfficer, update: isOfficer, delete: allowNobody },
  disableDuplicate: true,
  hooks: { beforeChange: [checkEntry], afterChange: [continueReopened] },
  fields: [
    {
      ...{ name: "reference", type: "text", unique: true, maxLength: 20, ...written },
      admin: { ...readOnly, description: "Created when you save." },
    },
    {
      ...{ name: "source", label: "Received from", type: "select", required: true },
      options: SOURCES.map(({ name: value, label }) => ({ value, label })),
      defaultValue: "sebiScores",
    },
    {
      ...{ name: "category", type: "text", maxLength: 120 },
      admin: { description: "For example refund, conduct of an employee, research not received." },
    },
    {
      ...{ name: "state", type: "select", required: true, index: true },
      options: toOptions(STATE_LABELS),
      defaultValue: "accepted",
    },
    {
      ...{ name: "reason", label: "Why it is not a complaint", type: "select" },
      options: toOptions(REASONS),
      admin: { condition: ({ state }) => state === "notComplaint" },
    },
    {
      name: "progress",
      label: "Days used",
      type: "ui",
      admin: { components: { Cell: "/admin/complaint-cells#ProgressCell" } },
    },
    {
      ...{ name: "enquiry", label: "Form", type: "relationship", relationTo: "enquiries" },
      ...written,
    },
    {
      ...{ name: "reopens", label: "Continues", type: "relationship", relationTo: "complaints" },
      ...{ unique: true, ...written },
    },
    createTemplate(complaintRules),
    {
      ...{ name: "answer", type: "textarea", maxLength: 5000 },
      admin: { description: "Send it from your own mailbox; the register only keeps it." },
    },
    { name: "notes", type: "textarea", maxLength: 5000 },
    createDescribedDay("receivedOn", "Received on", "Leave blank for today."),
    createDescribedDay("acknowledgedOn", "Acknowledged on"),
    createDescribedDay("answeredOn", "Answered on"),
    createDescribedDay("closedOn", "Closed on", "The day of the final answer."),
    {
      ...{ name: "person", label: "Person in charge", type: "relationship", relationTo: "users" },
      admin: { position: "sidebar", allowCreate: false },
    },
    createMonth(
      "countedIn",
      "Counted as received in",
      "Filled in when the month is published. Enter it yourself only for a complaint that published figures already count.",
    ),
    createMonth("resolvedIn", "Counted as resolved in", "Filled in when the month is published."),
    {
      ...{ name: "erasureReason", label: "Reason to erase the form", type: "text", maxLength: 500 },
      admin: {
        position: "sidebar",
        description: "Required before an admin deletes the form early. It stays in the register.",
      },
    },
    {
      ...{ name: "codeHash", type: "text", maxLength: 64, admin: { hidden: true } },
      access: { read: allowNobody, create: allowNobody, update: allowNobody },
    },
  ],
});

/** Not stored: a choice fills in an empty answer. */
const createTemplate = ({ answers }: ComplaintRules): Field => ({
  ...{ name: "template", label: "Start the answer with", type: "select", virtual: true },
  options: answers.map(({ name }) => ({ value: name, label: name })),
  admin: { readOnly: false, description: "Fills in an empty answer when you save." },
});
