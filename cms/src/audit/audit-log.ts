import type { CollectionConfig } from "payload";
import { isOfficer, allowNobody } from "../lib/access";
import { readOnly } from "../lib/fields";
import { exportEndpoint } from "./export-endpoint";

const createText = (name: string, label: string) =>
  ({ name, label, type: "text", admin: readOnly }) as const;

/** The audit log. Entries are only appended, each with the hash of the previous one. */
export const auditLog: CollectionConfig = {
  slug: "audit-log",
  labels: { singular: "Audit log entry", plural: "Audit log" },
  defaultSort: "-number",
  admin: {
    group: "Compliance",
    useAsTitle: "action",
    defaultColumns: [
      "number",
      "at",
      "userEmail",
      "action",
      "changedCollection",
      "recordId",
      "fields",
    ],
    description: "Read-only.",
    components: { beforeListTable: ["/admin/server-cells#AuditExport"] },
    hidden: ({ user }) => user.role === "editor",
  },
  access: { read: isOfficer, create: allowNobody, update: allowNobody, delete: allowNobody },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [exportEndpoint],
  fields: [
    { name: "number", type: "number", required: true, unique: true, admin: readOnly },
    {
      ...createText("at", "Time"),
      admin: {
        ...readOnly,
        components: {
          Cell: "/admin/indian-time-cell#IndianTimeCell",
          afterInput: ["/admin/indian-time-cell#IndianTimeHint"],
        },
      },
    },
    createText("userId", "User ID"),
    createText("userEmail", "User"),
    createText("role", "Role"),
    createText("action", "Action"),
    {
      ...createText("changedCollection", "Collection"),
      admin: { ...readOnly, components: { Cell: "/admin/server-cells#CollectionCell" } },
    },
    {
      ...createText("recordId", "Record"),
      admin: {
        ...readOnly,
        components: {
          Cell: "/admin/server-cells#AuditRecordCell",
          afterInput: ["/admin/server-cells#AuditRecordHint"],
        },
      },
    },
    { name: "fields", label: "Fields", type: "textarea", admin: readOnly },
    { name: "details", type: "textarea", admin: readOnly },
    createText("previousHash", "Previous hash"),
    createText("hash", "Hash"),
  ],
};
