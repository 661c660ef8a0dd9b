import path from "node:path";
import {
  type CollectionConfig,
  type Plugin,
  type UploadConfig,
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import type { S3Settings } from "../environment";
import { mapCollections } from "../lib/map-collections";
import { createReply } from "../lib/reply";
import { type Bucket, openBucket, type NewObject } from "./bucket";
import {
  isStoredCollection,
  toObjectKey,
  type StoredCollection,
  listObjectKeys,
  type StoredRecord,
} from "./object-keys";

/** Returns a hook that stores files. On failure it undoes the change and throws 503. */
function storeFiles(collection: StoredCollection, bucket: Bucket): CollectionAfterChangeHook {
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
      const message =
        "The file could not be stored, and nothing was changed. Please try again in a minute.";
      throw new APIError(message, 503, null, true);
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
function removeObjects(collection: StoredCollection, bucket: Bucket): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const doc = await req.payload.findByID({ collection, id, req, depth: 0 });
    try {
      await bucket.remove(listObjectKeys(collection, doc));
    } catch (error) {
      req.payload.logger.error({ err: error }, "The bucket did not remove a file.");
      const message =
        "The file could not be removed, so it is still listed. Please try again in a minute.";
      throw new APIError(message, 503, null, true);
    }
  };
}

/** Returns a plugin that stores files in a bucket, or on disk if `s3` is null (decision 0014). */
export function createBucketStorage(s3: S3Settings | null): Plugin {
  if (s3 === null) return (config) => config;
  const bucket = openBucket(s3);
  return mapCollections((config) =>
    isStoredCollection(config.slug) ? addStorage(config.slug, config, bucket) : config,
  );
}

function addStorage(
  slug: StoredCollection,
  collection: CollectionConfig,
  bucket: Bucket,
): CollectionConfig {
  const upload = typeof collection.upload === "object" ? collection.upload : {};
  return {
    ...collection,
    // Payload checks locks after beforeDelete, when the files have been removed.
    lockDocuments: false,
    hooks: {
      ...collection.hooks,
      // Runs first, so that no page is rebuilt for an image that is not stored.
      afterChange: [storeFiles(slug, bucket), ...(collection.hooks?.afterChange ?? [])],
      beforeDelete: [...(collection.hooks?.beforeDelete ?? []), removeObjects(slug, bucket)],
    },
    upload: {
      ...upload,
      disableLocalStorage: true,
      handlers: [createFileHandler(slug, bucket, upload)],
    },
  };
}

type FileHandler = NonNullable<UploadConfig["handlers"]>[number];

/** Returns a handler that sends a file, or the requested part of it, from the bucket. */
function createFileHandler(
  slug: StoredCollection,
  bucket: Bucket,
  { modifyResponseHeaders }: UploadConfig,
): FileHandler {
  const toHeaders = (values: Record<string, unknown>): Headers => {
    const headers = new Headers({ "accept-ranges": "bytes" });
    for (const [name, value] of Object.entries(values))
      if (value !== undefined) headers.set(name, String(value));
    return modifyResponseHeaders?.({ headers }) ?? headers;
  };
  return async ({ headers, payload }, { params }) => {
    const etag = headers.get("if-none-match") ?? undefined;
    try {
      const key = toObjectKey(slug, path.basename(params.filename));
      const object = await bucket.open(key, headers.get("range") ?? undefined, etag);
      const values = {
        "content-type": object.ContentType,
        "content-length": object.ContentLength,
        "content-range": object.ContentRange,
        etag: object.ETag,
      };
      const status = object.ContentRange === undefined ? 200 : 206;
      return new Response(object.Body?.transformToWebStream(), {
        status,
        headers: toHeaders(values),
      });
    } catch (err) {
      const status = readField(readField(err, "$metadata"), "httpStatusCode");
      if (status === 304) return new Response(null, { status, headers: toHeaders({ etag }) });
      if (status === 404) return createReply(404, "File not found.");
      if (status === 416) return createReply(416, "The file has no such range.");
      payload.logger.error({ err }, "The bucket did not send a file.");
      return createReply(503, "The file cannot be read right now. Please try again in a minute.");
    }
  };
}
