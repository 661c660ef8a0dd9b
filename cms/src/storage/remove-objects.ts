import { APIError, type CollectionBeforeDeleteHook } from "payload";
import type { Bucket } from "./bucket";
import { keysOf, type StoredCollection } from "./folders";

/**
 * Removes a record's files from the bucket before the record goes: where that fails the record stays,
 * so that no PDF of a visitor is left that nobody knows of.
 */
export function removeObjects(
  collection: StoredCollection,
  bucket: Bucket,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const doc = await req.payload.findByID({ collection, id, req, depth: 0 });
    try {
      await bucket.remove(keysOf(collection, doc));
    } catch (error) {
      req.payload.logger.error({ err: error });
      throw new APIError(
        "The file could not be removed, so it is still listed. Please try again in a minute.",
        503,
        null,
        true,
      );
    }
  };
}
