import { blogsEndpoint, categoryBlogsEndpoint, type BlogPage } from "../contract/blogs";
import { PAGE_SIZE } from "./pagination";

export type BlogListQuery = { page: number; categoryId: string | null };

type BlogListCall = {
  address: string;
  read: (body: unknown) => BlogPage;
  /** Where the page's posts begin in the answer. */
  from: number;
};

/** The API gives no more than this at once. */
const MAX_POSTS = 100;

/**
 * The call that has the posts of a list page. A category's call answers its first posts only (limit),
 * so that its pages are cut from these (section 7); from the eleventh on, from a hundred further ones.
 */
export function blogListCall({ page, categoryId }: BlogListQuery): BlogListCall {
  if (categoryId === null) {
    const { address, read } = blogsEndpoint;
    return { address: address({ page, limit: PAGE_SIZE }), read, from: 0 };
  }
  const { address, read } = categoryBlogsEndpoint;
  const end = page * PAGE_SIZE;
  const part = Math.ceil(end / MAX_POSTS);
  const asked: Record<string, number> =
    part === 1 ? { limit: end } : { limit: MAX_POSTS, page: part };
  const from = (end - PAGE_SIZE) % MAX_POSTS;
  return { address: address({ categoryId, ...asked }), read, from };
}
