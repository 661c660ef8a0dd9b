import type { CollectionConfig } from "payload";
import { ENQUIRY_LIMITS, ENQUIRY_TITLES } from "../../../src/shared/contract/enquiry";
import { admins, editors, nobody } from "../lib/access";
import type { Environment } from "../environment";
import { readOnly } from "../lib/fields";
import { sendAgainEndpoint } from "../lib/queue/send-again";
import { deliveryFields } from "../lib/queue/delivery-fields";
import { eraseFiles, removeAttachment, signalNewEnquiry } from "./enquiry-hooks";

/** What the visitor sent: nobody may put other words into their mouth. */
const asSent = { access: { update: nobody }, admin: readOnly };

export const enquiries = ({ dataDir }: Environment): CollectionConfig => ({
  slug: "enquiries",
  defaultSort: "-createdAt",
  admin: {
    group: "Enquiries",
    useAsTitle: "subject",
    defaultColumns: ["subject", "title", "name", "createdAt", "delivery.state", "handled"],
    hidden: ({ user }) => user.role === "compliance",
  },
  access: { read: editors, create: nobody, update: editors, delete: admins },
  disableDuplicate: true,
  endpoints: [sendAgainEndpoint("enquiries")],
  hooks: {
    afterChange: [signalNewEnquiry],
    beforeDelete: [removeAttachment],
    afterDelete: [eraseFiles(dataDir)],
  },
  fields: [
    {
      name: "title",
      label: "Form",
      type: "select",
      required: true,
      options: [...ENQUIRY_TITLES],
      ...asSent,
    },
    ...(["name", "phone", "email", "subject"] as const).map((name) => ({
      name,
      type: "text" as const,
      required: true,
      maxLength: ENQUIRY_LIMITS[name],
      ...asSent,
    })),
    {
      name: "message",
      type: "textarea",
      required: true,
      maxLength: ENQUIRY_LIMITS.message,
      ...asSent,
    },
    { name: "attachment", type: "upload", relationTo: "attachments", ...asSent },
    ...deliveryFields("Delivery by e-mail"),
    {
      // See enquiries/idempotency-key: the same enquiry, sent again, is found by it.
      name: "key",
      type: "text",
      unique: true,
      maxLength: 64,
      access: { read: nobody, update: nobody },
      admin: { hidden: true },
    },
    { name: "handled", type: "checkbox", defaultValue: false, admin: { position: "sidebar" } },
    { name: "note", type: "textarea", admin: { position: "sidebar" } },
  ],
});
