/** Keys equal the paths of pictures, so that a CDN (MEDIA_URL) needs no rewriting. */
export const BUCKET_FOLDERS = { media: "api/media", attachments: "attachments" } as const;

export type StoredCollection = keyof typeof BUCKET_FOLDERS;

/** True for a collection whose files the bucket stores. */
export function isStoredCollection(slug: string): slug is StoredCollection {
  return slug in BUCKET_FOLDERS;
}

type StoredFile = { filename?: string | null; mimeType?: string | null };

export type StoredRecord = StoredFile & {
  sizes?: Record<string, StoredFile | null | undefined> | null;
};

/** Returns the key of a file in the bucket. */
export function toObjectKey(collection: StoredCollection, filename: string): string {
  return `${BUCKET_FOLDERS[collection]}/${filename}`;
}

/** Returns the keys of a record's file and its sizes. */
export function listObjectKeys(collection: StoredCollection, record: StoredRecord): string[] {
  return listFileNames(record).map((name) => toObjectKey(collection, name));
}

/** Returns the names of a record's file and its sizes. */
export function listFileNames({ filename, sizes }: StoredRecord): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.flatMap((name) => name || []);
}
