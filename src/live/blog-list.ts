import { describeProblem } from "../contract/answer";
import { blogsPath, categoryBlogsPath, readBlogPage, type BlogPage } from "../contract/blogs";
import type { BlogCard } from "../rules/blog";
import { blogSignature } from "../rules/blog-signature";
import { PAGE_SIZE } from "../rules/pagination";
import { fetchJson, pictureBase } from "./fetch-json";

/** The part of a list page that the API may know better than the build. */
export type BlogListState = { cards: BlogCard[]; totalPages: number; total: number };

export type BlogListQuery = { page: number; categoryId: string | null };

/**
 * A list page as the API has it now, or null when the built one shows the same (BLG-01).
 * HTML is read, and the code for it loaded, only when something changed.
 */
export async function fetchBlogList(
  { page, categoryId }: BlogListQuery,
  built: BlogListState,
  signal: AbortSignal,
): Promise<BlogListState | null> {
  const answer = await fetchPage(page, categoryId, signal);
  answer.problems.forEach((problem) => console.error(describeProblem(problem)));
  // An API that gives more than was asked for fills one page all the same.
  const first = categoryId === null ? 0 : (page - 1) * PAGE_SIZE;
  const blogs = answer.items.slice(first, first + PAGE_SIZE);
  const same =
    answer.total === built.total &&
    blogs.length === built.cards.length &&
    blogs.every((blog, index) => blogSignature(blog) === built.cards[index]?.signature);
  if (same) return null;
  const { describeBlog } = await import(/* webpackChunkName: "blog-html" */ "../rules/blog");
  return {
    cards: blogs.map((blog) => describeBlog(blog, pictureBase).card),
    totalPages: Math.max(1, Math.ceil(answer.total / PAGE_SIZE)),
    total: answer.total,
  };
}

/** A category's call answers its first posts only (limit); its pages are cut here (section 7). */
async function fetchPage(
  page: number,
  categoryId: string | null,
  signal: AbortSignal,
): Promise<BlogPage> {
  const path =
    categoryId === null
      ? blogsPath({ page, limit: PAGE_SIZE })
      : categoryBlogsPath(categoryId, page * PAGE_SIZE);
  return readBlogPage(await fetchJson(path, signal), `GET ${path}`);
}
