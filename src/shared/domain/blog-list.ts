import { blogsEndpoint, categoryBlogsEndpoint, type BlogPage } from "../contract/blogs";
import { PAGE_SIZE } from "./pagination";

export type BlogListQuery = { page: number; categoryId: string | null };

type BlogListCall = {
  address: string;
  read: (body: unknown) => BlogPage;
  /** Index of the page's first post in the response. */
  from: number;
};

/** Maximum number of posts in one response. */
const MAX_POSTS = 100;

/** Returns the call of a list page, which starts at `from` in the longer response of a category. */
export function createBlogListCall({ page, categoryId }: BlogListQuery): BlogListCall {
  if (categoryId === null) {
    const { toCall, read } = blogsEndpoint;
    return { address: toCall({ page, limit: PAGE_SIZE }), read, from: 0 };
  }
  const { toCall, read } = categoryBlogsEndpoint;
  const end = page * PAGE_SIZE;
  const part = Math.ceil(end / MAX_POSTS);
  const paging: Record<string, number> =
    part === 1 ? { limit: end } : { limit: MAX_POSTS, page: part };
  const from = (end - PAGE_SIZE) % MAX_POSTS;
  return { address: toCall({ categoryId, ...paging }), read, from };
}
