import type { CollectionAfterChangeHook } from "payload";
import { contentToHtml } from "../html/content-to-html";
import { employeesWithPicture, postsWithPicture } from "../media/users-of-picture";
import type { Media } from "../payload-types";

/**
 * A changed picture (a new alternative text, a new file) changes the pages that show it: their
 * stored HTML is made anew and their date of change moves on, so that the site is built again.
 * Written past the collection's hooks, since a draft that waits must stay a draft.
 */
export const refreshPictureUsers: CollectionAfterChangeHook<Media> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation !== "update") return doc;
  const { db } = req.payload;
  const updatedAt = new Date().toISOString();
  for (const post of await postsWithPicture(req, previousDoc)) {
    const html = await contentToHtml(post.content, req);
    await db.updateOne({ collection: "posts", id: post.id, data: { html, updatedAt }, req });
  }
  for (const { id } of await employeesWithPicture(req, previousDoc)) {
    await db.updateOne({ collection: "employees", id, data: { updatedAt }, req });
  }
  return doc;
};
