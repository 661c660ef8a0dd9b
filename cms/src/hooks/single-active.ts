import type { CollectionAfterChangeHook } from "payload";

/** Keeps exactly one active record: a record saved as active clears the others. */
export const singleActive: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  // Of the record itself `select` in the address may leave out anything but its id.
  if (data.active !== true) return doc;
  await req.payload.update({
    collection: collection.slug,
    where: { and: [{ active: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { active: false },
    req,
  });
  return doc;
};
