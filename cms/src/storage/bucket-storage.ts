import path from "node:path";
import type { CollectionConfig, Plugin, UploadConfig } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import type { S3Settings } from "../environment";
import { mapCollections } from "../lib/map-collections";
import { createReply } from "../lib/reply";
import { type Bucket, openBucket } from "./bucket";
import { isStoredCollection, toObjectKey, type StoredCollection } from "./object-keys";
import { removeObjects, storeFiles } from "./bucket-hooks";

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
