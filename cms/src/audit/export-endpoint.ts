import type { Endpoint } from "payload";
import { getRole } from "../lib/access";
import { writeCsv } from "./csv";
import { createReply } from "../lib/reply";
import { COLUMNS } from "./chain";
import { readLines } from "./read-lines";

/** GET /cms/api/audit-log/export: the whole log as CSV, for admins and compliance officers. */
export const exportEndpoint: Omit<Endpoint, "root"> = {
  path: "/export",
  method: "get",
  handler: async ({ payload, user }) => {
    const role = getRole(user);
    if (role !== "admin" && role !== "compliance")
      return createReply(403, "Only admins and compliance officers may export the audit log.");
    const rows = [[...COLUMNS] as string[]];
    for await (const line of readLines(payload))
      rows.push(COLUMNS.map((name) => String(line[name])));
    return new Response(writeCsv(rows), {
      headers: {
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="audit-log.csv"',
        "cache-control": "no-store",
      },
    });
  },
};
