import type { CollectionSlug, PayloadRequest } from "payload";
import type { CheckedRow } from "./row-result";

/** Stores all checked rows or none, also without transactions. */
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
    for (const { id, data, stored } of checked) {
      if (data === null) continue;
      if (id === null) {
        const { id: newId } = await db.create({ collection, data, req, select: { id: true } });
        undo.push(() => db.deleteMany({ collection, where: { id: { equals: newId } } }));
      } else {
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
