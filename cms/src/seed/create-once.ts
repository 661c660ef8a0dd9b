import type {
  CollectionSlug,
  DataFromCollectionSlug,
  File,
  Payload,
  RequiredDataFromCollectionSlug,
  TypedCollectionSelect,
  Where,
} from "payload";

export type NewRecord<C extends CollectionSlug> = {
  collection: C;
  /** The fields by which a record that an interrupted run made is known again. */
  keys: (keyof DataFromCollectionSlug<C> & string)[];
  data: RequiredDataFromCollectionSlug<C>;
  file?: () => Promise<File>;
};

/** Creates a sample record where there is none with the same keys; its hooks get `context.seed`. */
export async function createOnce<C extends CollectionSlug>(
  payload: Payload,
  { collection, keys, data, file }: NewRecord<C>,
): Promise<{ id: number; isNew: boolean }> {
  const values: Record<string, unknown> = { ...data };
  const and = keys.map((key): Where => ({ [key]: { equals: values[key] } }));
  const { docs } = await payload.find({ collection, where: { and }, limit: 1, depth: 0 });
  if (docs[0]) return { id: Number(docs[0].id), isNew: false };
  const made = await payload.create<C, TypedCollectionSelect[C]>({
    collection,
    data,
    context: { seed: true },
    file: await file?.(),
  });
  return { id: Number(made.id), isNew: true };
}
