import type { CollectionAfterChangeHook, Plugin } from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import type { PublishingSettings } from "../environment";
import { mapCollections, addHooks } from "../lib/map-collections";
import { isPublic } from "../lib/find-raw";
import { findPictureRecords } from "../media/picture-users";
import type { Media } from "../payload-types";
import { refreshHtml } from "../posts/html/refresh-html";
import { queueWebhook } from "./queue-webhook";

/** Returns a plugin that refreshes records with a changed picture and notifies the site once. */
export function refreshPictureUsers(settings: Pick<PublishingSettings, "target">): Plugin {
  const refresh = createRefresh(settings);
  return mapCollections((config) =>
    config.slug === "media" ? addHooks(config, { afterChange: [refresh] }) : config,
  );
}

const createRefresh =
  ({ target }: Pick<PublishingSettings, "target">): CollectionAfterChangeHook<Media> =>
  async ({ doc, operation, req }) => {
    if (operation !== "update") return doc;
    const { db } = req.payload;
    const updatedAt = getNow().toISOString();
    const posts = await findPictureRecords("posts", doc.id, req);
    const employees = await findPictureRecords("employees", doc.id, req);
    for (const post of posts) await refreshHtml(post, req);
    for (const { id } of employees) {
      await db.updateOne({ collection: "employees", id, data: { updatedAt }, req });
    }
    const isShown = employees.length > 0 || posts.some(isPublic);
    if (isShown && target !== null && req.context.seed !== true) {
      const change = { type: "content.published", collection: "media", id: doc.id } as const;
      await queueWebhook(req.payload, change, req);
    }
    return doc;
  };
