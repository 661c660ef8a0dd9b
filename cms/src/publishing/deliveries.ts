import type { CollectionConfig } from "payload";
import { allowNobody, isEditor } from "../lib/access";
import { readOnly } from "../lib/fields";
import { createSendAgain } from "../queue/send-again";
import { createDeliveryFields } from "../queue/delivery-fields";

export const deliveries: CollectionConfig = {
  slug: "deliveries",
  labels: { singular: "Publishing log entry", plural: "Publishing log" },
  defaultSort: "-createdAt",
  admin: {
    group: "Site",
    useAsTitle: "type",
    defaultColumns: [
      "type",
      "changedCollection",
      "changedId",
      "createdAt",
      "delivery.state",
      "delivery.lastError",
    ],
    description: "Kept for 30 days. Each entry triggers a rebuild.",
    hidden: ({ user }) => user.role === "compliance",
  },
  access: { read: isEditor, create: allowNobody, update: allowNobody, delete: allowNobody },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [createSendAgain("deliveries")],
  fields: [
    { name: "type", type: "text", required: true, admin: readOnly },
    {
      ...{ name: "changedCollection", label: "Collection", type: "text" },
      admin: { ...readOnly, components: { Cell: "/admin/server-cells#CollectionCell" } },
    },
    { name: "changedId", label: "Record", type: "text", admin: readOnly },
    {
      // The same for each attempt, so that the receiver accepts it once (Standard Webhooks).
      name: "webhookId",
      label: "Message",
      type: "text",
      required: true,
      unique: true,
      admin: readOnly,
    },
    ...createDeliveryFields("Delivery to the site"),
  ],
};
