import { apiBase, fetchJson } from "../../live/fetch-json";
import type { BlogCard } from "../../shared/domain/blog";
import { blogListCall, type BlogListQuery } from "../../shared/domain/blog-list";
import { blogSignature } from "../../shared/domain/blog-signature";
import { readableItems } from "../../shared/contract/answer";
import { blogCategoriesEndpoint } from "../../shared/contract/blog-categories";
import type { CategoryLink } from "../../shared/domain/page-context";
import { PAGE_SIZE, pageCount } from "../../shared/domain/pagination";

/** The part of a list page that the API may know better than the build. */
export type BlogListState = { cards: BlogCard[]; totalPages: number; total: number };

/**
 * A list page as the API has it now, or undefined when the built one, if any, shows the same (BLG-01);
 * an empty one is confirmed, since until then it says 'Loading...' (BLG-05).
 * HTML is read, and the code for it loaded, only when something changed.
 */
export async function fetchBlogList(
  query: BlogListQuery,
  built: BlogListState | null,
  signal: AbortSignal,
): Promise<BlogListState | undefined> {
  const { address, read, from } = blogListCall(query);
  const answer = read(await fetchJson(address, signal));
  // An API that gives more than was asked for fills one page all the same.
  const blogs = readableItems(answer).slice(from, from + PAGE_SIZE);
  const isSame =
    answer.total === built?.total &&
    blogs.length === built.cards.length &&
    blogs.every((blog, index) => blogSignature(blog) === built.cards[index]?.signature);
  if (isSame) return blogs.length === 0 ? built : undefined;
  const { describeBlog } = await import(
    /* webpackChunkName: "blog-html" */ "../../shared/domain/blog"
  );
  return {
    cards: blogs.map((blog) => describeBlog(blog, apiBase).card),
    totalPages: pageCount(answer.total),
    total: answer.total,
  };
}

/**
 * The categories as the API has them now, or undefined when those shown are the same (BLG-02). How their
 * addresses are made is loaded only when something changed.
 */
export async function fetchBlogCategories(
  shown: CategoryLink[] | null,
  signal: AbortSignal,
): Promise<CategoryLink[] | undefined> {
  const answer = await fetchJson(blogCategoriesEndpoint.path, signal);
  const categories = readableItems(blogCategoriesEndpoint.read(answer));
  const isSame =
    categories.length === shown?.length &&
    categories.every(({ id, name }, at) => id === shown[at]?.apiId && name === shown[at]?.name);
  if (isSame) return undefined;
  const { categoryLinks } = await import(
    /* webpackChunkName: "blog-categories" */ "../../shared/domain/category-links"
  );
  return categoryLinks(categories);
}
