import type { CollectionSlug, PayloadRequest, TypeWithID } from "payload";

type Visibility = { _status?: string | null; deletedAt?: string | null };

/** True if visitors see a stored record: it is neither a draft nor in the trash. */
export function isPublic({ _status, deletedAt }: Visibility): boolean {
  return _status !== "draft" && !deletedAt;
}

/** Returns the stored record, because in hooks saving a draft looks like unpublishing. */
export function findRaw<Row extends TypeWithID>(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Row | null> {
  const where = { id: { equals: id } };
  return req.payload.db.findOne<Row>({ collection: collection as CollectionSlug, where, req });
}
