import type { CollectionConfig, Plugin, UploadConfig } from "payload";
import type { S3Settings } from "../environment";
import { createClientConfig } from "../../../src/shared/node/s3-client";
import { type Bucket, openBucket } from "./bucket";
import { BUCKET_FOLDERS, isStoredCollection, type StoredCollection } from "./object-keys";
import { removeObjects, storeFiles } from "./bucket-hooks";

/** Returns a plugin that stores files in a bucket, or on disk if `s3` is null (decision 0014). */
export function createBucketStorage(s3: S3Settings | null): Plugin {
  return async (config) => {
    if (s3 === null) return config;
    const { s3Storage } = await import("@payloadcms/storage-s3");
    const applyAdapter = s3Storage({
      bucket: s3.bucket,
      config: createClientConfig(s3),
      collections: {
        media: { prefix: BUCKET_FOLDERS.media },
        attachments: { prefix: BUCKET_FOLDERS.attachments },
      },
      useCompositePrefixes: true,
    });
    const bucket = openBucket(s3);
    const adapted = await applyAdapter({ ...config, admin: {} });
    const collections = config.collections?.map((collection) => {
      if (!isStoredCollection(collection.slug)) return collection;
      const adaptedCollection = adapted.collections?.find(({ slug }) => slug === collection.slug);
      return addStorage(collection.slug, collection, adaptedCollection, bucket);
    });
    return { ...config, collections };
  };
}

function addStorage(
  slug: StoredCollection,
  collection: CollectionConfig,
  adapted: CollectionConfig | undefined,
  bucket: Bucket,
): CollectionConfig {
  const upload = typeof adapted?.upload === "object" ? adapted.upload : undefined;
  const serve = upload?.handlers?.at(-1);
  if (!serve) throw new Error("Payload's S3 adapter has no file handler. Check its version.");
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
    upload: { ...upload, handlers: [serveFromBucket(serve)] },
  };
}

export type FileHandler = NonNullable<UploadConfig["handlers"]>[number];

const MESSAGES: Partial<Record<number, string>> = {
  404: "File not found.",
  503: "The file cannot be read right now. Please try again in a minute.",
};

/** Sends files by name: visitors may not list the records that the adapter looks up. */
function serveFromBucket(serveFile: FileHandler): FileHandler {
  return async (req, args) => {
    const response = await serveFile(req, { ...args, doc: args.doc ?? { id: 0 } });
    if (!(response instanceof Response)) throw new Error("The S3 adapter returned no response.");
    const status = response.status === 500 ? 503 : response.status;
    const message = MESSAGES[status];
    return message === undefined ? response : Response.json({ message }, { status });
  };
}
