import {
  APIError,
  AuthenticationError,
  UnauthorizedError,
  type Payload,
  type PayloadRequest,
  type UpdateOne,
  type UpdateOneArgs,
} from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { runSql, sql } from "../lib/sql";
import { isLockedBy, lockAccounts } from "./account-lock";

type Session = { id: string; createdAt?: Date | string | null; expiresAt: Date | string };

/** An account whose sessions a request writes. */
type Target = { payload: Payload; id: number; req: Partial<PayloadRequest> };

/**
 * Writes an operation's changes of an account and its sessions. A sign-in adds one
 * session, a refresh extends one, any other operation only removes sessions; no account is created.
 * @param write updateOne of the database
 * @throws AuthenticationError if an account that signs in was deleted, or its password changed
 */
export async function updateAccount(payload: Payload, write: UpdateOne, update: UpdateOneArgs) {
  const { sessions, ...account } = update.data;
  const { req } = update;
  const id = Number(update.id);
  const transaction = await req?.transactionID;
  if (!isSessionList(sessions) || !req || !transaction || !Number.isInteger(id)) {
    throw new Error("Payload writes sessions in an unknown way. See docs/decisions/0026.");
  }
  const target = { payload, id, req };
  // Stored sessions have dates as text; one that the operation adds or extends has Date objects.
  const newSession = sessions.find(({ createdAt }) => createdAt instanceof Date);
  if (newSession) {
    await lockAccounts({ payload, transactionID: transaction }, [id]);
    await addSession(target, String(account.hash), newSession);
    // The response and the audit log need the current role.
    const current = await payload.db.findOne({ collection: "users", where: isAccount(id), req });
    Object.assign(update.data, current, { updatedAt: null });
    return null;
  }
  if (!isLockedBy(transaction, id)) {
    throw new APIError("Somebody else is changing this account. Please try again.", 409);
  }
  const extendedSession = sessions.find(({ expiresAt }) => expiresAt instanceof Date);
  if (extendedSession) {
    await extendSession(target, String(account.hash), extendedSession);
    return null;
  }
  // Payload sends no updatedAt if only sessions change.
  const onlySessions = account.updatedAt === null;
  const row: unknown = onlySessions ? null : await write({ ...update, data: account });
  await removeSessionsExcept(target, sessions);
  return row ? { ...row, sessions } : null;
}

/** Throws if the table of sessions differs from the one that this file writes. */
export async function checkSessionTable(payload: Payload): Promise<void> {
  const columns = sql`_order, _parent_id, id, created_at, expires_at`;
  await runSql(payload, sql`SELECT ${columns} FROM users_sessions WHERE 1 = 0`).catch(() => {
    throw new Error(
      "The table users_sessions differs from what cms/src/accounts/session-writes.ts writes. Compare both with Payload's release notes.",
    );
  });
}

function isSessionList(value: unknown): value is Session[] {
  return Array.isArray(value);
}

const isAccount = (id: number) => ({ id: { equals: id } });

const toText = (date: Session["expiresAt"]) => new Date(date).toISOString();

/** Adds a session in one statement, so that no account with another password gets it. */
async function addSession({ payload, id, req }: Target, hash: string, session: Session) {
  await removeExpiredSessions({ payload, id, req });
  const rows = await runSql(
    payload,
    sql`INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT (SELECT coalesce(max(_order), 0) + 1 FROM users_sessions WHERE _parent_id = users.id),
        id, ${session.id}, ${toText(session.createdAt ?? "")}, ${toText(session.expiresAt)}
      FROM users WHERE id = ${id} AND hash = ${hash} RETURNING id`,
    req,
  );
  if (rows.length === 0) throw new AuthenticationError(req.t);
}

async function extendSession({ payload, id, req }: Target, hash: string, session: Session) {
  await removeExpiredSessions({ payload, id, req });
  const rows = await runSql(
    payload,
    sql`UPDATE users_sessions SET expires_at = ${toText(session.expiresAt)}
      WHERE id = ${session.id}
        AND _parent_id = (SELECT id FROM users WHERE id = ${id} AND hash = ${hash})
      RETURNING id`,
    req,
  );
  if (rows.length === 0) throw new UnauthorizedError(req.t);
}

async function removeExpiredSessions({ payload, id, req }: Target) {
  const now = getNow().toISOString();
  await runSql(
    payload,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${id} AND expires_at < ${now}`,
    req,
  );
}

async function removeSessionsExcept({ payload, id, req }: Target, sessions: Session[]) {
  // An empty list is not valid SQL.
  const ids = sql.join(
    ["", ...sessions.map((item) => item.id)].map((item) => sql`${item}`),
    sql`, `,
  );
  await runSql(
    payload,
    sql`DELETE FROM users_sessions WHERE _parent_id = ${id} AND id NOT IN (${ids})`,
    req,
  );
}
