import type { CollectionAfterChangeHook } from "payload";
import { contentToHtml } from "../html/content-to-html";
import { employeesWithPicture, postsWithPicture } from "../media/users-of-picture";
import type { Media } from "../payload-types";
import { queueDelivery } from "../publishing/queue-delivery";
import type { PublishingSettings } from "../settings/publishing";

/**
 * A changed picture (a new alternative text, a new file) changes the pages that show it: their
 * stored HTML is made anew and their date of change moves on, so that the site is built again.
 * Written past the collection's hooks, since a draft that waits must stay a draft; the site is told
 * once, however many pages show the picture.
 */
export const refreshPictureUsers =
  ({ target }: Pick<PublishingSettings, "target">): CollectionAfterChangeHook<Media> =>
  async ({ doc, operation, previousDoc, req }) => {
    if (operation !== "update") return doc;
    const { db } = req.payload;
    const updatedAt = new Date().toISOString();
    const posts = await postsWithPicture(req, previousDoc);
    for (const post of posts) {
      const html = await contentToHtml(post.content, req);
      await db.updateOne({ collection: "posts", id: post.id, data: { html, updatedAt }, req });
    }
    const employees = await employeesWithPicture(req, previousDoc);
    for (const { id } of employees) {
      await db.updateOne({ collection: "employees", id, data: { updatedAt }, req });
    }
    const isShown = employees.length > 0 || posts.some(({ _status }) => _status === "published");
    if (isShown && target !== null && req.context.seed !== true) {
      const change = { type: "content.published", collection: "media", id: doc.id } as const;
      await queueDelivery(req.payload, change, req);
    }
    return doc;
  };
