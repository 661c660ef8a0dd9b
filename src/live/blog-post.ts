import { PREVIEW_HEADER, blogPreviewPath, readBlogPreview } from "../contract/blog-preview";
import { blogPath, readBlog } from "../contract/blogs";
import { describeBlog, type BlogArticle } from "../rules/blog";
import { ResponseError, fetchJson, pictureBase } from "./fetch-json";

/** A post straight from the API, sanitised (PST-04, PST-05); null when there is none. */
export async function fetchBlogPost(
  slug: string,
  signal: AbortSignal,
): Promise<BlogArticle | null> {
  try {
    const blog = readBlog(await fetchJson(blogPath(slug), signal));
    return blog && describeBlog(blog, pictureBase).article;
  } catch (error) {
    if (error instanceof ResponseError && error.status === 404) return null;
    throw error;
  }
}

/** A draft, and the ISO time until which its address works; or why there is none. */
export type FetchedPreview =
  { post: BlogArticle; until: string; draft: boolean } | "wrong" | "expired" | "removed";

/** A post as its editors have it now, sanitised as any other. */
export async function fetchBlogPreview(
  token: string,
  signal: AbortSignal,
): Promise<FetchedPreview> {
  try {
    const headers = { [PREVIEW_HEADER]: token };
    const found = readBlogPreview(await fetchJson(blogPreviewPath(), signal, headers));
    if (found === null) return "removed";
    const { blog, ...facts } = found;
    return { ...facts, post: describeBlog(blog, pictureBase).article };
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
