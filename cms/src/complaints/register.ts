import type { CollectionConfig, Field, FieldAccess } from "payload";
import { STATE_LABELS } from "../../../src/shared/contract/complaint-status";
import { toMonthNumber } from "../../../src/shared/contract/months";
import { SOURCES } from "../../../src/shared/domain/complaint-register";
import { readField } from "../../../src/shared/domain/read-field";
import type { Environment } from "../environment";
import { allowNobody, isOfficer } from "../lib/access";
import { createDay, readOnly, toOptions } from "../lib/fields";
import { checkEntry } from "./register-hooks";

const REASONS = {
  spam: "Spam",
  duplicate: "Duplicate",
  impersonation: "Impersonation by another entity (counted apart)",
  enquiry: "Enquiry, not a complaint",
};

/** Written by the CMS only. */
const written = { access: { create: allowNobody, update: allowNobody }, admin: readOnly };

/** Refuses changes once a published month counts the entry. */
const untilCounted = (mark: "countedIn" | "resolvedIn") => ({
  access: { update: (({ doc }) => !readField(doc, mark)) satisfies FieldAccess },
});

const hasForm = (entry: unknown) => Boolean(readField(entry, "enquiry"));
const isByHand = (entry: unknown) => !hasForm(entry);

const createMark = (name: string, label: string, description: string): Field => ({
  ...{ name, label, type: "text", maxLength: 20 },
  validate: (value: unknown) =>
    !value || toMonthNumber(String(value)) !== null || "Enter a month such as October 2026.",
  admin: { position: "sidebar", description },
});

const createSidebarDay = (name: string, label: string, description?: string) =>
  createDay(name, { label, description, position: "sidebar" });

/** The register of complaints for compliance officers and admins (CHR-17). */
export const defineRegister = ({
  complaintRules: { answers },
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
  hooks: { beforeChange: [checkEntry] },
  fields: [
    { name: "reference", type: "text", unique: true, maxLength: 20, ...written },
    {
      ...{ name: "source", label: "Received from", type: "select", required: true },
      options: SOURCES.map(({ name: value, label }) => ({ value, label })),
      ...untilCounted("countedIn"),
    },
    { name: "category", type: "text", maxLength: 120 },
    {
      ...{ name: "state", type: "select", required: true, defaultValue: "accepted" },
      options: toOptions(STATE_LABELS),
      admin: { description: "Accept a form first. Answers sent from here then change the state." },
    },
    {
      ...{ name: "reason", label: "Why it is not a complaint", type: "select" },
      options: toOptions(REASONS),
      admin: { condition: ({ state }) => state === "notComplaint" },
    },
    {
      ...{ name: "progress", label: "Days used", type: "ui" },
      admin: { components: { Cell: "/admin/server-cells#ProgressCell" } },
    },
    {
      ...{ name: "enquiry", label: "Form", type: "relationship", relationTo: "enquiries" },
      ...written,
    },
    {
      ...{ name: "reopens", label: "Continues", type: "relationship", relationTo: "complaints" },
      ...{ unique: true, ...written },
    },
    {
      ...{ name: "letter", type: "ui" },
      admin: {
        ...{ condition: hasForm, disableListColumn: true, disableBulkEdit: true },
        components: { Field: "/admin/enquiry-letter#EnquiryLetter" },
      },
    },
    {
      ...{ name: "template", label: "Start the answer with", type: "select", virtual: true },
      options: answers.map(({ name }) => name),
      typescriptSchema: [() => ({ type: "string" })],
      admin: { readOnly: false, condition: isByHand, description: "Fills in an empty answer." },
    },
    {
      ...{ name: "answer", type: "textarea", maxLength: 5000 },
      admin: { condition: isByHand, description: "Send it from your own mailbox." },
    },
    { name: "notes", type: "textarea", maxLength: 5000 },
    {
      ...createSidebarDay("receivedOn", "Received on", "Leave blank for today."),
      ...untilCounted("countedIn"),
    },
    createSidebarDay("acknowledgedOn", "Acknowledged on"),
    createSidebarDay("answeredOn", "Answered on"),
    {
      ...createSidebarDay("closedOn", "Closed on", "The day of the final answer."),
      ...untilCounted("resolvedIn"),
    },
    {
      ...{ name: "person", label: "Person in charge", type: "relationship", relationTo: "users" },
      admin: { position: "sidebar", allowCreate: false },
    },
    createMark(
      "countedIn",
      "Counted as received in",
      "Filled in when the month is published. Enter it yourself only for a complaint that published figures already count.",
    ),
    createMark("resolvedIn", "Counted as resolved in", "Filled in when the month is published."),
    {
      ...{ name: "erasureReason", label: "Reason to erase the form", type: "text", maxLength: 500 },
      admin: { position: "sidebar", description: "Required before an admin deletes the form." },
    },
  ],
});
