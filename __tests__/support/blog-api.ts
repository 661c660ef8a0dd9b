import type { APIRequestContext, Page } from "@playwright/test";
import { readBlogCategories, type BlogCategory } from "../../src/contract/blog-categories";
import { readBlogPage, type Blog } from "../../src/contract/blogs";

/** Every published post as the API has it, newest first. */
export async function publishedPosts(request: APIRequestContext): Promise<Blog[]> {
  const answer = await request.get("/api/blogs?page=1&limit=100");
  return readBlogPage(await answer.json()).items;
}

export async function blogCategories(request: APIRequestContext): Promise<BlogCategory[]> {
  const answer = await request.get("/api/blogs/categories");
  return readBlogCategories(await answer.json()).items;
}

/** A raw post of the contract for answers that a test makes up. */
export const rawPost = (fields: Record<string, unknown> = {}) => ({
  _id: "made-up",
  slug: "a-made-up-post",
  title: "A made-up post (sample)",
  content: "<p>Words of a made-up post.</p>",
  author: "Test (sample)",
  date: "2026-11-02",
  category: { _id: "c", blogCategoryName: "Market Basics" },
  ...fields,
});

/** Answers the list call in the browser with these posts. */
export async function answerList(page: Page, posts: unknown[]): Promise<void> {
  await page.route("**/api/blogs?*", (route) =>
    route.fulfill({
      json: { data: posts, metadata: { currentPage: 1, totalPages: 1, total: posts.length } },
    }),
  );
}
