import type { CollectionConfig, PayloadRequest, Plugin } from "payload";
import { mapCollections, withHooks } from "../lib/map-collections";
import type { PublishingSettings } from "../environment";
import { requestCache } from "../lib/request-cache";
import { shouldSkipAudit } from "../lib/skip-audit-context";
import { isPublic, findRaw } from "../lib/find-raw";
import { isBuiltCollection, type BuiltCollection } from "../lib/built-collections";
import { queueWebhook } from "./queue-webhook";

type Id = number | string;

/** Returns hooks that queue webhooks for visible changes of built collections, not for drafts or initial data. */
export function changeHooks({ target }: Pick<PublishingSettings, "target">): Plugin {
  return mapCollections((each) =>
    target !== null && isBuiltCollection(each.slug) ? withChangeHooks(each, each.slug) : each,
  );
}

function withChangeHooks(config: CollectionConfig, collection: BuiltCollection): CollectionConfig {
  return withHooks(config, {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (originalDoc?.id) await rememberVisible(req, collection, originalDoc.id);
        return data;
      },
    ],
    afterChange: [({ doc, req }) => queueIfVisible(req, collection, doc.id).then(() => doc)],
    beforeDelete: [({ id, req }) => rememberVisible(req, collection, id)],
    afterDelete: [({ id, req }) => queueIfVisible(req, collection, id)],
  });
}

/** Visible versions of documents before a request changed them. */
const visibleBefore = requestCache<string | null>();

async function rememberVisible(req: PayloadRequest, collection: BuiltCollection, id: Id) {
  if (shouldSkipAudit(req)) return;
  // Requested before any await, because documents changed together come here at the same time.
  const seen = visibleBefore(req);
  seen.set(`${collection}/${id}`, await visibleVersion(req, collection, id));
}

async function queueIfVisible(
  req: PayloadRequest,
  collection: BuiltCollection,
  id: Id,
): Promise<void> {
  if (shouldSkipAudit(req)) return;
  const before = visibleBefore(req).get(`${collection}/${id}`) ?? null;
  const after = await visibleVersion(req, collection, id);
  if (after === before) return;
  const type = after === null ? "content.removed" : "content.published";
  await queueWebhook(req.payload, { type, collection, id }, req);
}

type Row = { id: Id; updatedAt: string; _status?: string | null; deletedAt?: string | null };

/** Returns the time of the last visible change, or null if visitors see nothing. */
async function visibleVersion(
  req: PayloadRequest,
  collection: BuiltCollection,
  id: Id,
): Promise<string | null> {
  const row = await findRaw<Row>(req, collection, id);
  if (row === null || !isPublic(row)) return null;
  return String(row.updatedAt);
}
