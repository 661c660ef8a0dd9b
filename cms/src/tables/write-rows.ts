import { setImmediate as serveOthers } from "node:timers/promises";
import { APIError, type CollectionSlug, type PayloadRequest, type TypeWithID } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import type { CheckedRow } from "./row-result";

/** Stores all checked rows or none, also without transactions; 409 if a record has changed since. */
export async function writeRows(
  { payload }: Pick<PayloadRequest, "payload">,
  collection: CollectionSlug,
  checked: readonly CheckedRow[],
): Promise<void> {
  const { db } = payload;
  const transactionID = (await db.beginTransaction()) ?? undefined;
  const hasTransactions = db.name === "postgres";
  const req = { transactionID };
  const undo: (() => Promise<unknown>)[] = [];
  try {
    for (const { id, data, stored, result } of checked) {
      await serveOthers();
      if (data === null) continue;
      if (id === null) {
        const { id: newId } = await db.create({ collection, data, req, select: { id: true } });
        undo.push(() => db.deleteMany({ collection, where: { id: { equals: newId } } }));
      } else {
        const now = await db.findOne<TypeWithID>({
          collection,
          where: { id: { equals: id } },
          req,
        });
        if (readField(now, "updatedAt") !== stored?.updatedAt)
          throw new APIError(
            `“${result.name}” was changed during the import: try again.`,
            409,
            null,
            true,
          );
        undo.push(() => db.updateOne({ collection, id, data: stored ?? {} }));
        await db.updateOne({ collection, id, data, req });
      }
    }
  } catch (error) {
    if (transactionID !== undefined) await db.rollbackTransaction(transactionID);
    if (!hasTransactions) for (const step of undo.toReversed()) await step();
    throw error;
  }
  if (transactionID !== undefined) await db.commitTransaction(transactionID);
}
