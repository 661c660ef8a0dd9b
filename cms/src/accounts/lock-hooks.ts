import type {
  CollectionAfterLogoutHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from "payload";
import { readField, readTextField } from "../../../src/shared/domain/read-field";
import type { User } from "../payload-types";
import { runSql, sql } from "../lib/sql";
import { lockAccounts } from "./account-lock";

/** Locks the accounts of an operation before it reads them, because it writes them back completely. */
export const lockOnOperation: CollectionBeforeOperationHook<"users"> = async ({
  args,
  operation,
  req,
}) => {
  if (operation === "resetPassword") {
    const account = await findByResetToken(req, readTextField(readField(args, "data"), "token"));
    if (account) await lockAccounts(req, [account.id]);
  } else if (operation === "refresh" && req.user) {
    await lockAccounts(req, [req.user.id]);
  } else if (operation === "update" || operation === "delete") {
    const id = readField(args, "id");
    const ids = id === undefined ? await listAccounts(req) : [Number(id)];
    await lockAccounts(req, ids.filter(Number.isSafeInteger));
  }
};

/** Payload calls this before it reads the sessions of the account that signs out. */
export const lockOnLogout: CollectionAfterLogoutHook = async ({ req }) => {
  if (req.user) await lockAccounts(req, [req.user.id]);
};

/** Returns the ids of all accounts that a request may change. */
async function listAccounts(req: PayloadRequest): Promise<number[]> {
  if (req.user && req.user.role !== "admin") return [req.user.id];
  const rows = await runSql(req.payload, sql`SELECT id FROM users`, req);
  return rows.map(({ id }) => Number(id));
}

/** Returns the account whose password a mailed link sets. */
export function findByResetToken(req: PayloadRequest, token: string): Promise<User | null> {
  const where = { resetPasswordToken: { equals: token } };
  return req.payload.db.findOne<User>({ collection: "users", where, req });
}
