import type { LivePreviewConfig } from "payload";
import { getNow } from "../../../../src/shared/domain/clock";
import { isEditor } from "../../lib/access";
import type { Environment } from "../../environment";
import { findPreviewed } from "./preview-endpoint";
import { makePreviewToken } from "./preview-token";

const REUSE_MS = 30 * 60_000;

/** Returns Payload's live preview: the site's /preview/ in a frame, for editors of the post (EDT-05). */
export function createLivePreview({
  siteUrl,
  secret,
  cmsOrigins,
}: Pick<Environment, "siteUrl" | "secret" | "cmsOrigins">): LivePreviewConfig {
  return {
    breakpoints: [
      { name: "phone", label: "Phone, 390 px", width: 390, height: 844 },
      { name: "desktop", label: "Desktop, 1280 px", width: 1280, height: 800 },
    ],
    // Called when a post is opened and after each save, so that a new token exists before the old one expires.
    url: async ({ data, req }) => {
      const id: unknown = data.id;
      // A site without the CMS's address would refuse the frame.
      if (secret === null || cmsOrigins.length === 0 || typeof id !== "number") return null;
      const post = isEditor({ req }) ? await findPreviewed(req, id) : null;
      if (post === null) return null;
      return `${siteUrl}${createLivePreviewPath(secret, post)}`;
    },
  };
}

/** Returns a path for half an hour, as another one reloads the frame; its token lasts longer. */
export function createLivePreviewPath(
  secret: string,
  post: { id: number; createdAt: string },
  now = getNow().getTime(),
): string {
  const issuedAt = now - ((now - Date.parse(post.createdAt)) % REUSE_MS);
  return `/preview/?at=${issuedAt}#${makePreviewToken(secret, post, issuedAt)}`;
}
