import { randomUUID } from "node:crypto";
import type { DatabaseAdapterObj, UpdateOneArgs } from "payload";
import { releaseLocks } from "./account-lock";
import { updateAccount } from "./session-writes";

type Transaction = number | string;

/** Returns a database adapter that writes sessions separately and releases locks when a transaction ends (0026). */
export function addAccountLocks(adapter: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const { beginTransaction, commitTransaction, rollbackTransaction, updateOne } = db;
      const wrapEnd =
        (endTx: typeof commitTransaction) => async (id: Parameters<typeof endTx>[0]) => {
          const transaction: Transaction = await id;
          await endTx.call(db, transaction).finally(() => releaseLocks(transaction));
        };
      return Object.assign(db, {
        // SQLite runs without transactions here, so the id only names the owner of a lock.
        beginTransaction: async (...options: Parameters<typeof beginTransaction>) =>
          (await beginTransaction.apply(db, options)) ?? randomUUID(),
        commitTransaction: wrapEnd(commitTransaction),
        rollbackTransaction: wrapEnd(rollbackTransaction),
        updateOne: (update: UpdateOneArgs) =>
          update.collection === "users" && "sessions" in update.data
            ? updateAccount(args.payload, updateOne.bind(db), update)
            : updateOne.call(db, update),
      });
    },
  };
}
