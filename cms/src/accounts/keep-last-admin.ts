import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { runSql, sql } from "../lib/sql";
import { createRequestCache } from "../lib/request-cache";

const MESSAGE = "This is the last admin: make another user an admin first.";

/** Refuses to take the last admin's role: throws an APIError with 409. */
export const keepLastAdminOnChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const role = readField(data, "role");
  if (operation === "update" && role !== undefined && role !== "admin") {
    await requireAnotherAdmin(req, Number(originalDoc?.id));
  }
  return data;
};

/** Refuses to delete the last admin: throws an APIError with 409. */
export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  requireAnotherAdmin(req, Number(id));

/** Ids of the admins that this request removes: one request must not remove all of them. */
const getRemovedAdmins = createRequestCache<number>();

async function requireAnotherAdmin(req: PayloadRequest, id: number): Promise<void> {
  const rows = await runSql(req.payload, sql`SELECT id FROM users WHERE role = 'admin'`, req);
  const ids = rows.map((row) => Number(row.id));
  if (!ids.includes(id)) return;
  const removed = getRemovedAdmins(req).set(String(id), id);
  if (ids.every((adminId) => removed.has(String(adminId)))) throw new APIError(MESSAGE, 409);
}
