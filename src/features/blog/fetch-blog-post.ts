import { describeBlog, type BlogArticle } from "../../shared/domain/blog";
import { PREVIEW_HEADER, blogPreviewEndpoint } from "../../shared/contract/blog-preview";
import { blogEndpoint, blogsEndpoint } from "../../shared/contract/blogs";
import { toSlugSegment } from "../../shared/domain/slug";
import { ResponseError, apiBase, fetchJson } from "../../live/fetch";

/** End of an address that `toSlugSegment` created with a hash. */
const ENDS_WITH_HASH = /(^|-)[0-9a-z]{5,7}$/;
/** A post without a page is among the newest. */
const NEWEST = { page: 1, limit: 100 };

/** Returns the sanitised post of an address (PST-04, PST-05, API-04); null for an unknown one. */
export async function fetchBlogPost(
  segment: string,
  signal: AbortSignal,
): Promise<BlogArticle | null> {
  const post = await fetchBySlug(segment, signal);
  if (post || !ENDS_WITH_HASH.test(segment)) return post;
  const list = blogsEndpoint.read(await fetchJson(blogsEndpoint.toCall(NEWEST), signal));
  const match = list.items.find(({ slug }) => slug !== segment && toSlugSegment(slug) === segment);
  return match ? fetchBySlug(match.slug, signal) : null;
}

async function fetchBySlug(slug: string, signal: AbortSignal): Promise<BlogArticle | null> {
  try {
    const blog = blogEndpoint.read(await fetchJson(blogEndpoint.toCall({ slug }), signal));
    return blog && describeBlog(blog, apiBase).article;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return null;
    throw error;
  }
}

/** A draft, the ISO time until which its address works, and the origins that may frame it. */
export type ShownPreview = {
  post: BlogArticle;
  until: string;
  draft: boolean;
  cmsOrigins: readonly string[];
};
/** A draft, or the reason why there is none. */
export type FetchedPreview = ShownPreview | "wrong" | "expired" | "removed";

/** Returns the sanitised draft of a token, or the reason why there is none. Rejects for other failures. */
export async function fetchBlogPreview(
  token: string,
  signal: AbortSignal,
): Promise<FetchedPreview> {
  try {
    const headers = { [PREVIEW_HEADER]: token };
    const preview = blogPreviewEndpoint.read(
      await fetchJson(blogPreviewEndpoint.path, signal, headers),
    );
    if (preview === null) return "removed";
    const { blog, ...meta } = preview;
    return { ...meta, post: describeBlog(blog, apiBase).article };
  } catch (error) {
    const reason = error instanceof ResponseError ? REASONS[error.status] : undefined;
    if (reason === undefined) throw error;
    return reason;
  }
}

const REASONS: Record<number, "wrong" | "expired" | "removed" | undefined> = {
  403: "wrong",
  404: "removed",
  410: "expired",
};
