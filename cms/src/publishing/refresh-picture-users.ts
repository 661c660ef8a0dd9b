import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeValidateHook,
  type Plugin,
} from "payload";
import { getNow } from "../../../src/shared/domain/clock";
import { escapeHtml } from "../../../src/shared/domain/escape-html";
import type { Environment, PublishingSettings } from "../environment";
import { mapCollections, addHooks } from "../lib/map-collections";
import { isPublic } from "../lib/find-raw";
import { nameUses, toUse, type Use } from "../lib/uses";
import { findPictureRecords } from "../media/picture-users";
import type { Media } from "../payload-types";
import { readApprovalReasons, type ApprovalSettings } from "../posts/approval/approval-rules";
import { PICTURE_RECORDS } from "../posts/approval/approval-subjects";
import { refreshHtml } from "../posts/html/refresh-html";
import { queueWebhook } from "./queue-webhook";

/** Returns a plugin that refreshes records with a changed picture and notifies the site once. */
export function refreshPictureUsers({
  approval,
  publishing,
}: Pick<Environment, "approval" | "publishing">): Plugin {
  const beforeValidate = [keepApproved(approval)];
  const afterChange = [createRefresh(publishing)];
  return mapCollections((config) =>
    config.slug === "media" ? addHooks(config, { beforeValidate, afterChange }) : config,
  );
}

/** Throws 409 for a change that visitors would see in a post, pop-up or carousel without its approval (EDT-16, EDT-51). */
const keepApproved =
  (settings: ApprovalSettings): CollectionBeforeValidateHook<Media> =>
  async ({ data, operation, originalDoc, req }) => {
    if (settings.mode === "off" || operation !== "update" || !data || !originalDoc) return data;
    const { alt, filename } = { ...originalDoc, ...data };
    if (alt === originalDoc.alt && filename === originalDoc.filename) return data;
    const uses: Use[] = [];
    for (const post of (await findPictureRecords("posts", originalDoc.id, req)).filter(isPublic)) {
      const html = `${post.html ?? ""}<img alt="${escapeHtml(alt ?? "")}">`;
      if ((await readApprovalReasons({ ...post, html }, settings, req)).length > 0)
        uses.push(toUse("posts", "title", post));
    }
    for (const slug of PICTURE_RECORDS) {
      const { useAsTitle } = req.payload.collections[slug].config.admin;
      for (const record of await findPictureRecords(slug, originalDoc.id, req))
        if (record.active === true) uses.push(toUse(slug, useAsTitle, record));
    }
    if (uses.length === 0) return data;
    const message = `This image is in ${nameUses(uses)}, where a change needs approval. Upload the changed image as a new one, and use it there.`;
    throw new APIError(message, 409, null, true);
  };

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
