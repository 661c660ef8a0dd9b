import type { APIRequestContext, Page } from "@playwright/test";
import {
  blogCategoriesEndpoint,
  type BlogCategory,
} from "../../src/shared/contract/blog-categories";
import { blogsEndpoint, type Blog } from "../../src/shared/contract/blogs";

/** Returns published posts of the API, at most 100, newest first. */
export async function fetchPosts(request: APIRequestContext): Promise<Blog[]> {
  const response = await request.get(blogsEndpoint.toCall({ page: 1, limit: 100 }));
  return blogsEndpoint.read(await response.json()).items;
}

export async function fetchCategories(request: APIRequestContext): Promise<BlogCategory[]> {
  const response = await request.get(blogCategoriesEndpoint.path);
  return blogCategoriesEndpoint.read(await response.json()).items;
}

/** A raw post of the API for invented responses. */
export const toPost = (fields: Record<string, unknown> = {}) => ({
  _id: "made-up",
  slug: "a-made-up-post",
  title: "A made-up post (sample)",
  content: "<p>Words of a made-up post.</p>",
  author: "Test (sample)",
  date: "2026-11-02",
  category: { _id: "c", blogCategoryName: "Market Basics" },
  ...fields,
});

/** Responds to the list call in the browser with these posts out of `total`. */
export async function mockListResponse(
  page: Page,
  posts: unknown[],
  total = posts.length,
): Promise<void> {
  const metadata = { currentPage: 1, totalPages: Math.ceil(total / 10), total };
  await page.route(`**${blogsEndpoint.path}?*`, (route) =>
    route.fulfill({ json: { data: posts, metadata } }),
  );
}
