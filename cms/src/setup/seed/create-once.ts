import type { CollectionSlug, File, Payload, RequiredDataFromCollectionSlug, Where } from "payload";

export type NewRecord = {
  collection: CollectionSlug;
  /** Fields that identify a record of an interrupted run. */
  keys: readonly string[];
  data: Record<string, unknown>;
  readFile?: () => Promise<File>;
  /** Replaces Payload's own operation. */
  create?: () => Promise<{ id: number | string }>;
};

/** Creates a sample record unless one has the same keys. Its hooks get `context.seed`. */
export async function createOnce(
  payload: Payload,
  { collection, keys, data, readFile, create }: NewRecord,
): Promise<{ id: number; isNew: boolean }> {
  const and = keys.map((key): Where => ({ [key]: { equals: data[key] } }));
  const { docs } = await payload.find({ collection, where: { and }, limit: 1, depth: 0 });
  if (docs[0]) return { id: Number(docs[0].id), isNew: false };
  if (create) return { id: Number((await create()).id), isNew: true };
  const record = await payload.create({
    collection,
    data: data as RequiredDataFromCollectionSlug<CollectionSlug>,
    context: { seed: true },
    file: await readFile?.(),
  });
  // Payload ignores unknown fields silently.
  const unknown = Object.keys(data).find((name) => !(name in record));
  if (unknown !== undefined) throw new Error(`there is no field "${unknown}"`);
  return { id: Number(record.id), isNew: true };
}
