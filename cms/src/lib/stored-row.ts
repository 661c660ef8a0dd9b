import type { CollectionSlug, PayloadRequest, TypeWithID } from "payload";

type Visibility = { _status?: string | null; deletedAt?: string | null };

/** True if visitors see a stored record: it is no draft and not in the trash. */
export function isPublic({ _status, deletedAt }: Visibility): boolean {
  return _status !== "draft" && !deletedAt;
}

/**
 * A record as its table has it, null where there is none: to a hook, saving a draft of a published record
 * looks just like unpublishing it.
 */
export function findRaw<Row extends TypeWithID>(
  req: PayloadRequest,
  collection: string,
  id: number | string,
): Promise<Row | null> {
  const where = { id: { equals: id } };
  return req.payload.db.findOne<Row>({ collection: collection as CollectionSlug, where, req });
}
