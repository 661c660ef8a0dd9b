import type { CollectionSlug, PayloadRequest } from "payload";

/** Returns a function that is true for a slug of another record, including the trash. */
export function createSlugCheck(
  collection: CollectionSlug,
  record: { id?: number | string } | undefined,
  req: PayloadRequest,
) {
  return async (slug: string): Promise<boolean> => {
    const others = record?.id ? [{ id: { not_equals: record.id } }] : [];
    const { totalDocs } = await req.payload.count({
      collection,
      where: { and: [{ slug: { equals: slug } }, ...others] },
      trash: true,
      req,
    });
    return totalDocs > 0;
  };
}
