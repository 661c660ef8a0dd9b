import type { Payload } from "payload";
import { BLOG_FIELDS } from "../contract/blogs";
import type { Post } from "../payload-types";
import { readPreviewToken } from "./preview-token";

/** What a token shows: a post until a moment, or why there is none. */
export type Preview = { post: Post; until: Date } | "wrong" | "expired" | "removed";

/**
 * The one door to drafts: it opens one post, and only to who has a token of it. The store of the
 * contract stays a visitor's.
 */
export type PreviewDesk = (token: string) => Promise<Preview>;

export function previewDesk(payload: Payload, secret: string): PreviewDesk {
  return async (token) => {
    const right = readPreviewToken(secret, token);
    if (typeof right === "string") return right;
    const post = await payload.findByID({
      collection: "posts",
      id: right.postId,
      draft: true,
      depth: 1,
      select: { ...BLOG_FIELDS, _status: true },
      disableErrors: true,
      overrideAccess: true,
    });
    return post === null ? "removed" : { post: post as Post, until: right.until };
  };
}
