import type { CollectionConfig, Plugin } from "payload";
import type { S3Settings } from "../settings/s3";
import { clientConfig, openBucket, type Bucket } from "./bucket";
import { BUCKET_FOLDERS, isStored, type StoredCollection } from "./folders";
import { fromBucket } from "./from-bucket";
import { removeObjects } from "./remove-objects";
import { storeFiles } from "./store-files";

/**
 * Keeps pictures and attachments in a bucket; without one nothing changes. Of Payload's adapter it
 * takes how files are answered: the rest of it would need other tables, leave objects behind, or
 * let files past the CMS's checks (docs/decisions/0014).
 */
export function filesInBucket(s3: S3Settings | null): Plugin {
  return async (config) => {
    if (s3 === null) return config;
    const { s3Storage } = await import("@payloadcms/storage-s3");
    const adapt = s3Storage({
      bucket: s3.bucket,
      config: clientConfig(s3),
      collections: {
        media: { prefix: BUCKET_FOLDERS.media },
        attachments: { prefix: BUCKET_FOLDERS.attachments },
      },
      useCompositePrefixes: true,
    });
    const bucket = openBucket(s3);
    const adapted = await adapt({ ...config, admin: {} });
    const collections = config.collections?.map((own) => {
      if (!isStored(own.slug)) return own;
      const adaptedOne = adapted.collections?.find(({ slug }) => slug === own.slug);
      return stored(own.slug, own, adaptedOne, bucket);
    });
    return { ...config, collections };
  };
}

function stored(
  slug: StoredCollection,
  own: CollectionConfig,
  adapted: CollectionConfig | undefined,
  bucket: Bucket,
): CollectionConfig {
  const upload = typeof adapted?.upload === "object" ? adapted.upload : undefined;
  const serve = upload?.handlers?.at(-1);
  if (!serve) throw new Error("The S3 adapter does not answer files.");
  return {
    ...own,
    // Payload looks at locks after beforeDelete, when the files are gone.
    lockDocuments: false,
    hooks: {
      ...own.hooks,
      // First, so that no page is made anew for a picture that is then not stored.
      afterChange: [storeFiles(slug, bucket), ...(own.hooks?.afterChange ?? [])],
      beforeDelete: [...(own.hooks?.beforeDelete ?? []), removeObjects(slug, bucket)],
    },
    upload: { ...upload, handlers: [fromBucket(serve)] },
  };
}
