import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import type { Role } from "../access";
import { runSql, sql } from "../queue/sql";

export const keepLastAdminOnChange: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { role } = data as { role?: Role };
  if (operation === "update" && role !== undefined && role !== "admin") {
    await takeAdminRole(req, Number(originalDoc?.id), role);
  }
  return data;
};

export const keepLastAdminOnDelete: CollectionBeforeDeleteHook = ({ id, req }) =>
  takeAdminRole(req, Number(id), "editor");

/**
 * Gives an admin another role, unless nobody else is one. A check before and a write after would let
 * two admins remove each other, so one statement does both; PostgreSQL needs the admins locked as well.
 */
async function takeAdminRole(req: PayloadRequest, id: number, role: Role): Promise<void> {
  const { payload } = req;
  if (payload.db.name === "postgres") {
    const admins = sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE`;
    await runSql(payload, admins, req);
  }
  const taken = await runSql(
    payload,
    sql`UPDATE users SET role = ${role} WHERE id = ${id} AND role = 'admin'
      AND (SELECT count(*) FROM users WHERE role = 'admin') > 1 RETURNING id`,
    req,
  );
  if (taken.length > 0) return;
  const left = sql`SELECT id FROM users WHERE id = ${id} AND role = 'admin'`;
  if ((await runSql(payload, left, req)).length === 0) return;
  throw new APIError("This is the last admin: make somebody else an admin first.", 409);
}
