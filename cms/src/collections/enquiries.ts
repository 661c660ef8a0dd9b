import type { CollectionConfig } from "payload";
import { ENQUIRY_LIMITS, ENQUIRY_TITLES } from "../../../src/contract/enquiry";
import { admins } from "../access/admins";
import { editors } from "../access/editors";
import { nobody, nobodyField } from "../access/nobody";
import { sendAgain } from "../delivery/send-again";
import { deliveryFields } from "../fields/delivery";
import { announceEnquiry } from "../hooks/announce-enquiry";
import { removeAttachment } from "../hooks/remove-attachment";

const readOnly = { readOnly: true } as const;

/** What visitors sent by a form; written by the server alone, handled by editors. */
export const enquiries: CollectionConfig = {
  slug: "enquiries",
  labels: { singular: "Enquiry", plural: "Enquiries" },
  defaultSort: "-createdAt",
  admin: {
    group: "Enquiries",
    useAsTitle: "subject",
    defaultColumns: ["subject", "title", "name", "createdAt", "delivery.state", "handled"],
    hidden: ({ user }) => user.role === "compliance",
  },
  access: { read: editors, create: nobody, update: editors, delete: admins },
  disableDuplicate: true,
  endpoints: [sendAgain("enquiries")],
  hooks: { afterChange: [announceEnquiry], afterDelete: [removeAttachment] },
  fields: [
    {
      name: "title",
      label: "Form",
      type: "select",
      required: true,
      options: [...ENQUIRY_TITLES],
      access: { update: nobodyField },
      admin: readOnly,
    },
    ...(["name", "phone", "email", "subject"] as const).map((name) => ({
      name,
      type: "text" as const,
      required: true,
      maxLength: ENQUIRY_LIMITS[name],
      access: { update: nobodyField },
      admin: readOnly,
    })),
    {
      name: "message",
      type: "textarea",
      required: true,
      maxLength: ENQUIRY_LIMITS.message,
      access: { update: nobodyField },
      admin: readOnly,
    },
    {
      name: "attachment",
      type: "upload",
      relationTo: "attachments",
      access: { update: nobodyField },
      admin: readOnly,
    },
    ...deliveryFields("Delivery by e-mail"),
    {
      // See enquiries/enquiry-key: the same enquiry, sent again, is found by it.
      name: "key",
      type: "text",
      unique: true,
      maxLength: 64,
      access: { read: nobodyField, update: nobodyField },
      admin: { hidden: true },
    },
    { name: "handled", type: "checkbox", defaultValue: false, admin: { position: "sidebar" } },
    { name: "note", type: "textarea", admin: { position: "sidebar" } },
  ],
};
