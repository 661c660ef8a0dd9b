import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import type { Bucket, NewObject } from "./bucket";
import {
  toObjectKey,
  listObjectKeys,
  type StoredCollection,
  type StoredRecord,
} from "./object-keys";

/** Returns a hook that stores files. On failure it undoes the change and throws 503. */
export function storeFiles(
  collection: StoredCollection,
  bucket: Bucket,
): CollectionAfterChangeHook {
  return async ({ doc, operation, previousDoc, req }) => {
    const { db, logger } = req.payload;
    const files = listNewFiles(collection, doc, req);
    const oldKeys =
      operation === "update" && files.length > 0 ? listObjectKeys(collection, previousDoc) : [];
    const omitKeys = (other: string[], keys: string[]) =>
      keys.filter((key) => !other.includes(key));
    // A failure is only logged, because no record refers to the files.
    const removeFiles = (keys: string[]) =>
      bucket
        .remove(keys)
        .catch((err) => logger.error({ err }, "Cannot remove unused files from the bucket."));
    const newKeys = files.map(({ key }) => key);
    try {
      await bucket.write(files);
    } catch (err) {
      logger.error({ err }, "The bucket did not store a file; the change is undone.");
      // SQLite runs without a transaction that could be rolled back.
      await removeFiles(omitKeys(oldKeys, newKeys));
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
    await removeFiles(omitKeys(newKeys, oldKeys));
    return doc;
  };
}

function listNewFiles(
  collection: StoredCollection,
  { sizes, ...original }: StoredRecord,
  { file, payloadUploadSizes = {} }: PayloadRequest,
): NewObject[] {
  if (!file) return [];
  const sizeFiles = Object.entries(payloadUploadSizes).map(([name, data]) => ({
    ...sizes?.[name],
    data,
  }));
  return [{ ...original, data: file.data }, ...sizeFiles].flatMap(({ filename, mimeType, data }) =>
    filename
      ? { key: toObjectKey(collection, filename), data, type: mimeType ?? file.mimetype }
      : [],
  );
}

/** Returns a hook that removes files. Throws 503 if it fails, so that no PDF loses its record. */
export function removeObjects(
  collection: StoredCollection,
  bucket: Bucket,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const doc = await req.payload.findByID({ collection, id, req, depth: 0 });
    try {
      await bucket.remove(listObjectKeys(collection, doc));
    } catch (error) {
      req.payload.logger.error({ err: error }, "The bucket did not remove a file.");
      throw new APIError(
        "The file could not be removed, so it is still listed. Please try again in a minute.",
        503,
        null,
        true,
      );
    }
  };
}
