import { expect, type APIRequestContext } from "@playwright/test";
import { blogPreviewEndpoint, PREVIEW_HEADER } from "../../src/shared/contract/blog-preview";
import { blogEndpoint, type Blog } from "../../src/shared/contract/blogs";
import { makeName } from "./cms-client";
import { test as cmsTest } from "./cms-test";

export type Post = { id: number; slug: string; createdAt: string };

type NewPost = (fields?: object) => Promise<Post>;

/** A test that uses the shared CMS; its posts are published unless their fields say otherwise. */
export const test = cmsTest.extend<{ newPost: NewPost }>({
  newPost: ({ addDoc }, use) =>
    use((fields = {}) =>
      addDoc<Post>("posts", { title: makeName("Post"), _status: "published", ...fields }),
    ),
});

/** Returns a unique text without spaces, such as a slug. */
export const createTestSlug = (name: string) => makeName(name).replaceAll(" ", "-").toLowerCase();

/** Returns a post from the public API, or null. */
export async function readPost(client: APIRequestContext, slug: string): Promise<Blog | null> {
  return blogEndpoint.read(await (await client.get(blogEndpoint.toCall({ slug }))).json());
}

/** Calls the address of the Preview link. Returns the token after "#" in its redirect. */
export async function fetchPreviewToken(client: APIRequestContext, id: number): Promise<string> {
  const response = await client.get(`/cms/api/posts/${id}/preview`, { maxRedirects: 0 });
  expect(response.status(), await response.text()).toBe(302);
  const address = new URL(response.headers().location ?? "");
  expect(address.pathname + address.search).toBe("/preview/");
  return address.hash.slice(1);
}

/** Fetches a token's preview from the public API. */
export const callPreview = (client: APIRequestContext, token: string) =>
  client.get(blogPreviewEndpoint.path, { headers: { [PREVIEW_HEADER]: token } });
