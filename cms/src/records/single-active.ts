import type { CollectionAfterChangeHook } from "payload";

/** Keeps exactly one active record: a record saved as active clears the others. */
export const singleActive: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (data.active !== true) return doc;
  await req.payload.update({
    collection: collection.slug,
    where: { and: [{ active: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { active: false },
    req,
  });
  return doc;
};
