import { APIError, type CollectionAfterChangeHook, type PayloadRequest } from "payload";
import type { Bucket, NewObject } from "./bucket";
import { keyOf, keysOf, type StoredCollection, type StoredRecord } from "./folders";

/**
 * Puts a record's new files into the bucket. The record is written before them, with SQLite outside
 * of any transaction: where the bucket does not take a file, what was stored of it goes, and the
 * record is again as it was.
 */
export function storeFiles(
  collection: StoredCollection,
  bucket: Bucket,
): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    const { db, logger } = req.payload;
    const files = newFiles(collection, doc, req);
    const before =
      operation === "update" && files.length > 0 ? keysOf(collection, previousDoc) : [];
    const without = (taken: string[], keys: string[]) => keys.filter((key) => !taken.includes(key));
    // What cannot be removed is told and left: nothing names it any more.
    const remove = (keys: string[]) => bucket.remove(keys).catch((err) => logger.error({ err }));
    const now = files.map(({ key }) => key);
    try {
      await bucket.write(files);
    } catch (err) {
      logger.error({ err });
      await remove(without(before, now));
      if (operation === "update") {
        await db.updateOne({ collection, id: doc.id, data: previousDoc, req });
      } else {
        await db.deleteOne({ collection, where: { id: { equals: doc.id } }, req });
      }
      throw new APIError(
        "The file could not be stored, and nothing was changed. Please try again in a minute.",
        503,
        null,
        true,
      );
    }
    await remove(without(now, before));
    return doc;
  };
}

/** The file of a request and the sizes that Payload made of it. */
function newFiles(
  collection: StoredCollection,
  { sizes, ...original }: StoredRecord,
  { file, payloadUploadSizes = {} }: PayloadRequest,
): NewObject[] {
  if (!file) return [];
  const made = Object.entries(payloadUploadSizes).map(([name, data]) => ({
    ...sizes?.[name],
    data,
  }));
  return [{ ...original, data: file.data }, ...made].flatMap(({ filename, mimeType, data }) =>
    filename ? { key: keyOf(collection, filename), data, type: mimeType ?? file.mimetype } : [],
  );
}
