import { PREVIEW_HEADER } from "../../../src/contract/blog-preview";
import type { Preview } from "../preview/preview-desk";
import { toBlog } from "./blogs";
import { json, type Handler, type Route } from "./route";

const REFUSALS = {
  wrong: [403, "This is no address of a preview. Press Preview in the CMS."],
  expired: [410, "This preview has ended. Press Preview in the CMS again."],
  removed: [404, "The post was removed."],
} as const;

/** A post as its editors have it, for who has a token of it; nobody keeps the answer. */
const preview: Handler = async (request, store) => {
  const found = (await store.previews?.(request.headers.get(PREVIEW_HEADER) ?? "")) ?? "removed";
  const answer = typeof found === "string" ? refusal(found) : shown(found, store.mediaUrl);
  answer.headers.set("cache-control", "no-store");
  answer.headers.set("x-robots-tag", "noindex");
  return answer;
};

export const blogPreview: Route[] = [
  { method: "GET", path: "/api/blogs/preview", handle: preview },
];

function refusal(reason: keyof typeof REFUSALS): Response {
  const [status, message] = REFUSALS[reason];
  return json({ message, data: null }, status);
}

function shown({ post, until }: Exclude<Preview, string>, mediaUrl: string): Response {
  // A draft gets its slug when it is published.
  const blog = toBlog({ ...post, slug: post.slug || `draft-${post.id}` }, mediaUrl);
  return json({
    data: blog,
    preview: { until: until.toISOString(), draft: post._status !== "published" },
  });
}
