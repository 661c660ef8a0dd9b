import type { CollectionAfterChangeHook } from "payload";

/** Deactivates all other records when one is saved as active. */
export const keepOneActive: CollectionAfterChangeHook = async ({ collection, data, doc, req }) => {
  if (data.active !== true) return doc;
  await req.payload.update({
    collection: collection.slug,
    where: { and: [{ active: { equals: true } }, { id: { not_equals: doc.id } }] },
    data: { active: false },
    req,
  });
  return doc;
};
