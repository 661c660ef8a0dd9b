import type { Payload } from "payload";
import { BLOG_FIELDS } from "../post-record";
import type { Post } from "../../payload-types";
import { readPreviewToken } from "./preview-token";

/** A post, its expiry and the origins that may frame it, or the reason for a refusal. */
type Preview = { post: Post; until: Date; cmsOrigins: string[] } | "wrong" | "expired" | "removed";

export type PreviewService = (token: string) => Promise<Preview>;

/** Returns the public API's only access to drafts: one post for the holder of a token. */
export function createPreviewService(
  payload: Payload,
  secret: string,
  cmsOrigins: string[],
): PreviewService {
  return async (token) => {
    const grant = readPreviewToken(secret, token);
    if (typeof grant === "string") return grant;
    const post = await payload.findByID({
      collection: "posts",
      id: grant.postId,
      draft: true,
      depth: 1,
      select: { ...BLOG_FIELDS, _status: true, createdAt: true },
      disableErrors: true,
      overrideAccess: true,
    });
    if (post === null || post.createdAt !== grant.createdAt) return "removed";
    return { post, until: grant.until, cmsOrigins };
  };
}
