import type { CollectionConfig, Endpoint, Payload } from "payload";
import { isOfficer, allowNobody, getRole } from "../lib/access";
import { readOnly } from "../lib/fields";
import { Readable } from "node:stream";
import { writeCsv } from "./csv";
import { createReply } from "../lib/reply";
import { COLUMNS } from "./chain";
import { readLines } from "./read-lines";

/** GET /cms/api/audit-log/export streams the log as CSV to admins and compliance officers. */
const exportEndpoint: Omit<Endpoint, "root"> = {
  path: "/export",
  method: "get",
  handler: async ({ payload, user }) => {
    const role = getRole(user);
    if (role !== "admin" && role !== "compliance")
      return createReply(403, "Only admins and compliance officers may export the audit log.");
    return new Response(Readable.toWeb(Readable.from(writeLines(payload))) as ReadableStream, {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="audit-log.csv"',
        "cache-control": "no-store",
      },
    });
  },
};

async function* writeLines(payload: Payload): AsyncGenerator<Buffer> {
  yield Buffer.from(writeCsv([COLUMNS]));
  for await (const lines of readLines(payload))
    yield Buffer.from(writeCsv(lines.map((line) => COLUMNS.map((name) => String(line[name])))));
}

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
