import { PREVIEW_HEADER, blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";
import { toBlog } from "../posts/post-record";
import { createRoute } from "./route";

const REFUSALS = {
  wrong: [403, "This is not the address of a preview. Press Preview in the CMS."],
  expired: [410, "This preview has ended. Press Preview in the CMS again."],
  removed: [404, "The post was removed."],
} as const;

/** Returns a post's draft to the holder of its token; the response is not cached. */
export const blogPreview = createRoute(blogPreviewEndpoint, async (store, c) => {
  c.header("cache-control", "no-store");
  const found = (await store.previews?.(c.req.header(PREVIEW_HEADER) ?? "")) ?? "removed";
  if (typeof found === "string") {
    const [status, message] = REFUSALS[found];
    return c.json({ message, data: null }, status);
  }
  const { post, until, cmsOrigins } = found;
  return {
    // A draft may have no slug.
    data: toBlog({ ...post, slug: post.slug || `draft-${post.id}` }, store.mediaUrl),
    preview: { until: until.toISOString(), draft: post._status !== "published", cmsOrigins },
  };
});
