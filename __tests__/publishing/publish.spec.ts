import type { APIRequestContext } from "@playwright/test";
import type { RebuildStatus } from "../../src/shared/contract/rebuild";
import type { SearchManifest } from "../../src/shared/domain/search";
import { postDoc, removeDoc, openAsAdmin, makeName } from "../cms/cms-client";
import { toPara, toRoot, toText } from "../cms/rich-text";
import { expect, openPage, test } from "../support/visitor";

// End to end: an editor's change, its signed webhook, the build, the release, the browser.

test.describe.configure({ mode: "default", timeout: 400_000 });

/** The publisher waits 5 s for more changes, and a slow machine builds for minutes. */
const LIVE = { timeout: 300_000, intervals: [250] };

let editor: APIRequestContext;
let post: { id: number; slug: string };
let category: { id: number; name: string };
const title = makeName("Live in seconds");

test.beforeAll(async () => {
  editor = await openAsAdmin();
  category = await postDoc(editor, "categories", { name: makeName("Notes") });
  post = await postDoc(editor, "posts", {
    title,
    _status: "published",
    date: "2026-12-30",
    category: category.id,
    ...toContent("First words of the post."),
  });
});
test.afterAll(() => editor.dispose());

const getPath = () => `/blog/${post.slug}/`;
const toContent = (sentence: string) => ({ content: toRoot(toPara(toText(sentence))) });

/** Returns the built page, or "" before it exists: only built pages have an ETag. */
async function readBuiltPage(request: APIRequestContext): Promise<string> {
  const response = await request.get(getPath());
  return response.headers().etag === undefined ? "" : response.text();
}

test("BLD-05 a published post is a static page seconds later", async ({ page, request }) => {
  // It opens before it is built (PST-04).
  await expect.poll(async () => (await request.get(getPath())).status()).toBe(200);
  await expect.poll(() => readBuiltPage(request), LIVE).toContain("First words of the post.");
  const list = await (await request.get("/blogs/")).text();
  expect(list).toContain(title);
  await openPage(page, getPath());
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

/** Returns all text of the search index. */
async function readSearchText(request: APIRequestContext): Promise<string> {
  const { pages, posts } = (await (await request.get("/search.json")).json()) as SearchManifest;
  const files = [pages, ...posts].map(({ file }) => request.get(file));
  return (await Promise.all((await Promise.all(files)).map((file) => file.text()))).join("");
}

test("BLD-05, FND-02 a change of a published post goes live, in the search too; a draft does not", async ({
  request,
}) => {
  const draft = { ...toContent("Words that nobody is to read yet."), _status: "draft" };
  await editor.patch(`/cms/api/posts/${post.id}?draft=true&autosave=true`, { data: draft });
  const change = { ...toContent("Second words of the post."), _status: "published" };
  const response = await editor.patch(`/cms/api/posts/${post.id}`, { data: change });
  expect(response.ok()).toBe(true);
  await expect.poll(() => readBuiltPage(request), LIVE).toContain("Second words of the post.");
  expect(await readBuiltPage(request)).not.toContain("nobody is to read");
  const found = await readSearchText(request);
  expect(found).toContain(title);
  expect(found).toContain("Second words of the post.");
  expect(found).not.toMatch(/nobody is to read|First words of the post/);
});

const toCategoryPath = (name: string) =>
  `/blogs/category/${name.toLowerCase().replaceAll(" ", "-")}/`;

test("EDT-01 the old address of a renamed category redirects to the new one", async ({
  request,
}) => {
  const [before, after] = [category.name, makeName("Studies")].map(toCategoryPath) as [
    string,
    string,
  ];
  expect((await request.get(before)).status()).toBe(200);
  const name = after.split("/").at(-2);
  await editor.patch(`/cms/api/categories/${category.id}`, { data: { name } });
  const readTarget = async () => {
    const response = await request.get(before, { maxRedirects: 0 });
    return [response.status(), response.headers().location];
  };
  await expect.poll(readTarget, LIVE).toEqual([301, after]);
  expect(await (await request.get(after)).text()).toContain(title);
});

async function readBuild() {
  const response = await editor.get("/cms/api/publishing");
  const { site } = (await response.json()) as { site: { status: RebuildStatus } };
  return site.status;
}

test("EDT-02 an unpublished post is gone while the site is still being built in full; published again, it is back", async ({
  request,
}) => {
  expect((await editor.post("/cms/api/publishing/rebuild")).status()).toBe(202);
  await expect.poll(async () => (await readBuild()).buildReason, LIVE).not.toBeNull();
  const { buildingSince } = await readBuild();
  const changePost = (data: object) => editor.patch(`/cms/api/posts/${post.id}`, { data });
  await changePost({ _status: "draft", successor: null });
  const pages = [getPath(), `/page-data${getPath()}page-data.json`];
  const readStatuses = () =>
    Promise.all(pages.map(async (page) => (await request.get(page)).status()));
  await expect.poll(readStatuses).toEqual([410, 410]);
  expect(await readBuild()).toMatchObject({ buildingSince, withdrawn: 1 });
  await changePost({ _status: "published" });
  await expect.poll(readStatuses).toEqual([200, 200]);
  await expect.poll(() => readBuiltPage(request), LIVE).toContain("Second words of the post.");
});

test("BLD-05, EDT-02 a removed post disappears from page, list and search", async ({ request }) => {
  await removeDoc(editor, "posts", post.id);
  // The next release has a page about the removed post and its own redirects.
  await expect.poll(async () => (await request.get(getPath())).status(), LIVE).toBe(410);
  await expect.poll(async () => (await request.get("/blogs/")).text(), LIVE).not.toContain(title);
  const removed = await request.get(getPath());
  expect(removed.status()).toBe(410);
  expect(await removed.text()).not.toContain("words of the post");
  expect(await readSearchText(request)).not.toContain(title);
});
