import {
  APIError,
  type CollectionAfterErrorHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
  type PayloadRequest,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { runSql, sql } from "../lib/sql";
import { createRequestCache } from "../lib/request-cache";

/** Number of this advisory lock, unique in the database. */
const LOCK = 7_301_205;

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
  const { payload } = req;
  if (payload.db.name === "postgres") {
    // No other request counts the admins until the transaction ends. Row locks would deadlock with
    // requests that hold one of them and wait for this one.
    await runSql(payload, sql`SELECT pg_advisory_xact_lock(${LOCK})`, req);
  }
  const admins = sql`SELECT id FROM users WHERE role = 'admin' ORDER BY id`;
  const ids = (await runSql(payload, admins, req)).map((row) => Number(row.id));
  if (!ids.includes(id)) return;
  const removed = getRemovedAdmins(req).set(String(id), id);
  if (ids.every((adminId) => removed.has(String(adminId)))) throw new APIError(MESSAGE, 409);
}

/** Adds triggers that keep the last admin in SQLite, which has no transaction from check to save. */
export async function guardLastAdmin(payload: Payload): Promise<void> {
  if (payload.db.name !== "sqlite") return;
  const createTrigger = (name: string, change: string, condition: string) =>
    sql.raw(`CREATE TRIGGER IF NOT EXISTS ${name} BEFORE ${change} ON users
      WHEN ${condition} AND (SELECT count(*) FROM users WHERE role = 'admin') = 1
      BEGIN SELECT RAISE(ABORT, '${MESSAGE}'); END`);
  const losesRole = "OLD.role = 'admin' AND NEW.role <> 'admin'";
  await runSql(payload, createTrigger("last_admin_changed", "UPDATE OF role", losesRole));
  await runSql(payload, createTrigger("last_admin_deleted", "DELETE", "OLD.role = 'admin'"));
}

/** Sends the same message if only the database's trigger refused, after two simultaneous requests. */
export const refuseLastAdmin: CollectionAfterErrorHook = ({ error }) =>
  String(error.cause).includes(MESSAGE)
    ? { status: 409, response: { errors: [{ message: MESSAGE }] } }
    : undefined;
