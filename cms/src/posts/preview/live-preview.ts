import type { LivePreviewConfig } from "payload";
import { getNow } from "../../../../src/shared/domain/clock";
import { isEditor } from "../../lib/access";
import type { Environment } from "../../environment";
import { findPreviewPost } from "./preview-endpoint";
import { makePreviewToken } from "./preview-token";

const REUSE_MS = 30 * 60_000;

/** Returns Payload's live preview: the site's /preview/ in a frame, for editors (EDT-05). */
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
    // Payload calls this at each save, so a new token exists before the previous one expires.
    url: async ({ data, req }) => {
      const id: unknown = data.id;
      // A site that does not know the CMS's address refuses the frame.
      if (secret === null || cmsOrigins.length === 0 || typeof id !== "number") return null;
      const post = isEditor({ req }) ? await findPreviewPost(req, id) : null;
      if (post === null) return null;
      return `${siteUrl}${createLivePreviewPath(secret, post)}`;
    },
  };
}

/** Returns the same path for half an hour, because a new one reloads the frame. */
export function createLivePreviewPath(
  secret: string,
  post: { id: number; createdAt: string },
  now = getNow().getTime(),
): string {
  const issuedAt = now - ((now - Date.parse(post.createdAt)) % REUSE_MS);
  return `/preview/?at=${issuedAt}#${makePreviewToken(secret, post, issuedAt)}`;
}
