/** Keys equal the paths of pictures, so that a CDN (MEDIA_URL) needs no rules. */
export const BUCKET_FOLDERS = { media: "api/media", attachments: "attachments" } as const;

export type StoredCollection = keyof typeof BUCKET_FOLDERS;

export function isStored(slug: string): slug is StoredCollection {
  return slug in BUCKET_FOLDERS;
}

type StoredFile = { filename?: string | null; mimeType?: string | null };

export type StoredRecord = StoredFile & {
  sizes?: Record<string, StoredFile | null | undefined> | null;
};

export function toObjectKey(collection: StoredCollection, filename: string): string {
  return `${BUCKET_FOLDERS[collection]}/${filename}`;
}

export function listObjectKeys(collection: StoredCollection, record: StoredRecord): string[] {
  return listFileNames(record).map((name) => toObjectKey(collection, name));
}

/** File names of the image and its sizes. */
export function listFileNames({ filename, sizes }: StoredRecord): string[] {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return names.flatMap((name) => name || []);
}
