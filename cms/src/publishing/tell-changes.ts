import type { CollectionConfig, PayloadRequest, Plugin, RequestContext } from "payload";
import type { PublishingSettings } from "../settings/publishing";
import { isBuilt, type BuiltCollection } from "./built";
import { queueDelivery } from "./queue-delivery";

type Id = number | string;

/**
 * Lets every collection that is built tell of what visitors will see changed: a document published,
 * changed while published, unpublished or deleted. Drafts change nothing that visitors see, and the
 * seed comes before the first build.
 */
export function tellChanges({ target }: Pick<PublishingSettings, "target">): Plugin {
  return (config) => {
    if (target === null) return config;
    const collections = config.collections?.map((each) =>
      isBuilt(each.slug) ? telling(each, each.slug) : each,
    );
    return { ...config, collections };
  };
}

function telling(config: CollectionConfig, collection: BuiltCollection): CollectionConfig {
  const { hooks = {} } = config;
  return {
    ...config,
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          if (originalDoc?.id) await noteBefore(req, collection, originalDoc.id);
          return data;
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        ({ doc, req }) => tell(req, collection, doc.id).then(() => doc),
      ],
      beforeDelete: [
        ...(hooks.beforeDelete ?? []),
        ({ id, req }) => noteBefore(req, collection, id),
      ],
      afterDelete: [...(hooks.afterDelete ?? []), ({ id, req }) => tell(req, collection, id)],
    },
  };
}

/** What visitors saw of a document before a request changed it. */
const seenBefore = new WeakMap<RequestContext, Map<string, string | null>>();

async function noteBefore(req: PayloadRequest, collection: BuiltCollection, id: Id) {
  if (req.context.seed === true) return;
  // Kept before anything is awaited: documents changed together come here at the same time.
  const seen = seenBefore.get(req.context) ?? new Map<string, string | null>();
  seenBefore.set(req.context, seen);
  seen.set(`${collection}/${id}`, await shownSince(req, collection, id));
}

async function tell(req: PayloadRequest, collection: BuiltCollection, id: Id): Promise<void> {
  if (req.context.seed === true) return;
  const before = seenBefore.get(req.context)?.get(`${collection}/${id}`) ?? null;
  const after = await shownSince(req, collection, id);
  if (after === before) return;
  const type = after === null ? "content.removed" : "content.published";
  await queueDelivery(req.payload, { type, collection, id }, req);
}

/**
 * The date of change of what visitors see of a document, null where they see nothing. Read from the
 * table itself: a hook gets the newest version, and saving a draft of a published post looks there
 * just like unpublishing it.
 */
async function shownSince(
  req: PayloadRequest,
  collection: BuiltCollection,
  id: Id,
): Promise<string | null> {
  const row = await req.payload.db.findOne<{ id: Id; updatedAt: string; _status?: string | null }>({
    collection,
    where: { id: { equals: id } },
    req,
  });
  return row === null || row._status === "draft" ? null : String(row.updatedAt);
}
