import type { CollectionSlug, PayloadRequest } from "payload";

/** Returns a check for a slug of another record of the collection, also in the trash. */
export function slugExists(
  collection: CollectionSlug,
  own: { id?: number | string } | undefined,
  req: PayloadRequest,
) {
  return async (slug: string): Promise<boolean> => {
    const others = own?.id ? [{ id: { not_equals: own.id } }] : [];
    const { totalDocs } = await req.payload.count({
      collection,
      where: { and: [{ slug: { equals: slug } }, ...others] },
      trash: true,
      req,
    });
    return totalDocs > 0;
  };
}
