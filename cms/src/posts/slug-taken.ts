import type { CollectionSlug, PayloadRequest } from "payload";

/** Whether another record of the collection has a slug, in the trash or not. */
export function isTaken(
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
