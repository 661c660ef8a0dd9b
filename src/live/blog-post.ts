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
