import { Readable } from "node:stream";
import type { Endpoint, Payload } from "payload";
import { getRole } from "../lib/access";
import { writeCsv } from "./csv";
import { createReply } from "../lib/reply";
import { COLUMNS } from "./chain";
import { readLines } from "./read-lines";

/** GET /cms/api/audit-log/export streams the log as CSV to admins and compliance officers. */
export const exportEndpoint: Omit<Endpoint, "root"> = {
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
