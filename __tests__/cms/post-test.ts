import { expect, type APIRequestContext } from "@playwright/test";
import { blogPreviewEndpoint, PREVIEW_HEADER } from "../../src/shared/contract/blog-preview";
import { blogEndpoint, type Blog } from "../../src/shared/contract/blogs";
import { unique } from "./cms-client";
import { test as cmsTest } from "./cms-test";

export type Post = { id: number; slug: string; createdAt: string };

type NewPost = (fields?: object) => Promise<Post>;

/** A test against the shared CMS; its posts are published unless their fields say otherwise. */
export const test = cmsTest.extend<{ newPost: NewPost }>({
  newPost: ({ make }, use) =>
    use((fields = {}) =>
      make<Post>("posts", { title: unique("Post"), _status: "published", ...fields }),
    ),
});

/** A slug, or anything else without spaces, that no other test uses. */
export const uniqueSlug = (name: string) => unique(name).replaceAll(" ", "-").toLowerCase();

/** What the contract answers of a post; null where it has none to show. */
export async function readPost(client: APIRequestContext, slug: string): Promise<Blog | null> {
  return blogEndpoint.read(await (await client.get(blogEndpoint.address({ slug }))).json());
}

/** What pressing Preview gives: the token behind the "#" of the site's page. */
export async function previewToken(client: APIRequestContext, id: number): Promise<string> {
  const answer = await client.get(`/cms/api/posts/${id}/preview`, { maxRedirects: 0 });
  expect(answer.status(), await answer.text()).toBe(302);
  const address = new URL(answer.headers().location ?? "");
  expect(address.pathname + address.search).toBe("/preview/");
  return address.hash.slice(1);
}

/** Asks the contract for what a token shows. */
export const callPreview = (client: APIRequestContext, token: string) =>
  client.get(blogPreviewEndpoint.path, { headers: { [PREVIEW_HEADER]: token } });
