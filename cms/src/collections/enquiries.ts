import type { CollectionConfig } from "payload";
import { admins } from "../access/admins";
import { editors } from "../access/editors";
import { nobody, nobodyField } from "../access/nobody";

const readOnly = { readOnly: true } as const;

/** What visitors sent by a form; written by the server alone, handled by editors. */
export const enquiries: CollectionConfig = {
  slug: "enquiries",
  labels: { singular: "Enquiry", plural: "Enquiries" },
  defaultSort: "-createdAt",
  admin: {
    group: "Enquiries",
    useAsTitle: "subject",
    defaultColumns: ["subject", "title", "name", "createdAt", "handled"],
    hidden: ({ user }) => user.role === "compliance",
  },
  access: { read: editors, create: nobody, update: editors, delete: admins },
  fields: [
    {
      name: "title",
      label: "Form",
      type: "select",
      required: true,
      options: ["Contact us", "Careers Inquiry", "Partner with Us"],
      access: { update: nobodyField },
    },
    ...(["name", "phone", "email", "subject"] as const).map((name) => ({
      name,
      type: "text" as const,
      required: true,
      maxLength: 300,
      access: { update: nobodyField },
      admin: readOnly,
    })),
    {
      name: "message",
      type: "textarea",
      required: true,
      maxLength: 10_000,
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
    {
      name: "delivery",
      label: "Delivery by e-mail",
      type: "group",
      access: { update: nobodyField },
      fields: [
        {
          name: "state",
          type: "select",
          required: true,
          defaultValue: "stored",
          index: true,
          options: [
            { value: "stored", label: "Stored, not sent yet" },
            { value: "sent", label: "Sent" },
            { value: "failed", label: "Sending failed" },
          ],
          admin: readOnly,
        },
        { name: "attempts", type: "number", defaultValue: 0, min: 0, admin: readOnly },
        { name: "sentAt", type: "date", admin: readOnly },
        { name: "lastError", type: "text", admin: readOnly },
      ],
    },
    { name: "handled", type: "checkbox", defaultValue: false, admin: { position: "sidebar" } },
    { name: "note", type: "textarea", admin: { position: "sidebar" } },
  ],
};
