import type { CollectionConfig, PayloadRequest, Plugin } from "payload";
import { mapCollections, addHooks } from "../lib/map-collections";
import type { PublishingSettings } from "../environment";
import { createRequestCache } from "../lib/request-cache";
import { shouldSkipAudit } from "../lib/skip-audit-context";
import { isPublic, findRaw } from "../lib/find-raw";
import { isBuiltCollection, type BuiltCollection } from "../lib/built-collections";
import { queueWebhook } from "./queue-webhook";

type Id = number | string;

/** Returns a plugin that queues a webhook for each change that visitors see (BLD-05). */
export function createChangePlugin({ target }: Pick<PublishingSettings, "target">): Plugin {
  return mapCollections((config) =>
    target !== null && isBuiltCollection(config.slug) ? hookChanges(config, config.slug) : config,
  );
}

function hookChanges(config: CollectionConfig, collection: BuiltCollection): CollectionConfig {
  return addHooks(config, {
    beforeChange: [
      async ({ data, originalDoc, req }) => {
        if (originalDoc?.id) await storeVisible(req, collection, originalDoc.id);
        return data;
      },
    ],
    afterChange: [({ doc, req }) => queueIfVisible(req, collection, doc.id).then(() => doc)],
    beforeDelete: [({ id, req }) => storeVisible(req, collection, id)],
    afterDelete: [({ id, req }) => queueIfVisible(req, collection, id)],
  });
}

/** Visible versions of documents before a request changed them. */
const getVisibleVersions = createRequestCache<string | null>();

async function storeVisible(req: PayloadRequest, collection: BuiltCollection, id: Id) {
  if (shouldSkipAudit(req)) return;
  // Called before any await, because documents changed together arrive here at the same time.
  const versions = getVisibleVersions(req);
  versions.set(`${collection}/${id}`, await findVisibleVersion(req, collection, id));
}

async function queueIfVisible(
  req: PayloadRequest,
  collection: BuiltCollection,
  id: Id,
): Promise<void> {
  if (shouldSkipAudit(req)) return;
  const before = getVisibleVersions(req).get(`${collection}/${id}`) ?? null;
  const after = await findVisibleVersion(req, collection, id);
  if (after === before) return;
  const type = after === null ? "content.removed" : "content.published";
  await queueWebhook(req.payload, { type, collection, id }, req);
}

type Row = { id: Id; updatedAt: string; _status?: string | null; deletedAt?: string | null };

/** Returns the time of the last visible change, or null if visitors see nothing. */
async function findVisibleVersion(
  req: PayloadRequest,
  collection: BuiltCollection,
  id: Id,
): Promise<string | null> {
  const row = await findRaw<Row>(req, collection, id);
  if (row === null || !isPublic(row)) return null;
  return String(row.updatedAt);
}
