import { apiBase, fetchJson } from "../../live/fetch";
import type { BlogCard } from "../../shared/domain/blog";
import { hashBlogCard } from "../../shared/domain/blog-signature";
import { filterReadable } from "../../shared/contract/response";
import { PAGE_SIZE, countPages } from "../../shared/domain/pagination";
import { createBlogListCall, type BlogListQuery } from "../../shared/domain/blog-list";

/** The part of a list page that the API refreshes. */
export type BlogListState = { cards: BlogCard[]; totalPages: number; total: number };

/** Returns the API's list page if it differs or is empty (BLG-01), with no more pages than were built. */
export async function fetchBlogList(
  query: BlogListQuery,
  initial: BlogListState,
  signal: AbortSignal,
): Promise<BlogListState | undefined> {
  const { address, read, from } = createBlogListCall(query);
  const response = read(await fetchJson(address, signal));
  // An API that returns more than `limit` still fills one page.
  const blogs = filterReadable(response).slice(from, from + PAGE_SIZE);
  const isSame =
    response.total === initial.total &&
    blogs.length === initial.cards.length &&
    blogs.every((blog, index) => hashBlogCard(blog) === initial.cards[index]?.signature);
  if (isSame) return blogs.length === 0 ? initial : undefined;
  // The HTML parser is loaded only when something changed.
  const { describeBlog } = await import(
    /* webpackChunkName: "blog-html" */ "../../shared/domain/blog"
  );
  return {
    cards: blogs.map((blog) => describeBlog(blog, apiBase).card),
    totalPages: Math.min(countPages(response.total), initial.totalPages),
    total: response.total,
  };
}
