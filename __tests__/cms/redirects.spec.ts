import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { redirectsEndpoint, type Redirect } from "../../src/shared/contract/redirects";
import { expectRefused, makeName } from "./cms-client";
import { createAccount, openPost } from "./cms-test";
import { createTestSlug, test, type Post } from "./post-test";
import { patchDoc } from "./publishing-staff";

const toPath = (slug: string) => `/blog/${slug}/`;

/** Returns the redirect of an address in the public API, or undefined. */
async function getRedirect(anyone: APIRequestContext, slug: string): Promise<Redirect | undefined> {
  const { items } = redirectsEndpoint.read(await (await anyone.get("/api/redirects")).json());
  return items.find(({ from }) => from === toPath(slug));
}

const changePost = (admin: APIRequestContext, { id }: Post, data: object) =>
  patchDoc(admin, `posts/${id}`, data);

test("EDT-01 each previous slug of a published post redirects to its current one; a draft's does not", async ({
  admin,
  anyone,
  newPost,
}) => {
  const [a, b, c] = [createTestSlug("a"), createTestSlug("b"), createTestSlug("c")];
  const post = await newPost({ slug: a });
  await changePost(admin, post, { slug: b });
  expect(await getRedirect(anyone, a)).toMatchObject({ to: toPath(b), gone: false });
  await changePost(admin, post, { slug: c });
  expect((await getRedirect(anyone, a))?.to).toBe(toPath(c));
  expect((await getRedirect(anyone, b))?.to).toBe(toPath(c));
  await changePost(admin, post, { slug: a });
  expect(await getRedirect(anyone, a)).toBeUndefined();
  expect((await getRedirect(anyone, b))?.to).toBe(toPath(a));

  const draft = await newPost({ slug: createTestSlug("d"), _status: "draft" });
  await changePost(admin, draft, { slug: createTestSlug("e"), _status: "draft" });
  expect(await getRedirect(anyone, draft.slug)).toBeUndefined();
});

test("EDT-01 two posts may swap slugs, and a new post may take a redirect's address", async ({
  admin,
  anyone,
  newPost,
}) => {
  const [a, b, between] = [createTestSlug("a"), createTestSlug("b"), createTestSlug("between")];
  const first = await newPost({ slug: a });
  const second = await newPost({ slug: b });
  await changePost(admin, first, { slug: between });
  await changePost(admin, second, { slug: a });
  await changePost(admin, first, { slug: b });
  expect(await getRedirect(anyone, a)).toBeUndefined();
  expect(await getRedirect(anyone, b)).toBeUndefined();
  expect((await getRedirect(anyone, between))?.to).toBe(toPath(b));
  await newPost({ slug: between });
  expect(await getRedirect(anyone, between)).toBeUndefined();
});

test("EDT-02 an unpublished post is gone with its category, or redirects as its editor chose", async ({
  admin,
  anyone,
  addDoc,
  newPost,
}) => {
  const category = await addDoc("categories", { name: makeName("Category") });
  const [old, slug] = [createTestSlug("old"), createTestSlug("now")];
  const post = await newPost({ slug: old, category: category.id });
  await changePost(admin, post, { slug });
  await changePost(admin, post, { _status: "draft" });
  for (const address of [old, slug]) {
    expect(await getRedirect(anyone, address)).toMatchObject({
      ...{ to: null, gone: true },
      category: { id: String(category.id) },
    });
  }
  await changePost(admin, post, { _status: "published" });
  expect(await getRedirect(anyone, slug)).toBeUndefined();
  expect((await getRedirect(anyone, old))?.to).toBe(toPath(slug));

  await changePost(admin, post, { successor: "/blogs" });
  await changePost(admin, post, { deletedAt: new Date().toISOString() });
  expect(await getRedirect(anyone, slug)).toMatchObject({ to: "/blogs/", gone: false });
  expect(await getRedirect(anyone, old)).toMatchObject({ to: "/blogs/", gone: false });
  await admin.delete(`/cms/api/posts/${post.id}?trash=true`);
  expect(await getRedirect(anyone, slug)).toMatchObject({ to: "/blogs/" });
});

/** Chooses an entry in the open post's menu. */
async function chooseEntry(page: Page, entry: string): Promise<void> {
  await page.locator(".doc-controls__popup button").click();
  await page.getByRole("button", { name: entry, exact: true }).click();
}

test("EDT-02 Delete refers to Unpublish, which asks what visitors get there; “gone” is preselected", async ({
  page,
  admin,
  anyone,
  addDoc,
  newPost,
}) => {
  const slug = createTestSlug("asked");
  const post = await newPost({ slug });
  const { token } = await createAccount(addDoc, "editor");
  await openPost(page, token, post);
  const dialog = page.getByRole("dialog", { name: "Unpublish this post?" });
  const removedChoice = dialog.getByRole("radio", { name: "A note that the post is gone" });
  const unpublish = dialog.getByRole("button", { name: "Unpublish" });

  await chooseEntry(page, "Delete");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText(/This post is published\. Press Unpublish first/)).toBeVisible();
  expect((await anyone.get(`/api/blogs/slug/${slug}`)).status()).toBe(200);

  await chooseEntry(page, "Unpublish");
  await expect(removedChoice).toBeChecked();
  await expect(removedChoice).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".doc-controls__popup button")).toBeFocused();
  expect(await getRedirect(anyone, slug)).toBeUndefined();

  await chooseEntry(page, "Unpublish");
  await dialog.getByRole("radio", { name: "Redirect to another page" }).check();
  const address = dialog.getByLabel("Post, category or page");
  await expect(address).toBeFocused();
  await address.fill("https://elsewhere.example/");
  await unpublish.click();
  await expect(dialog.getByRole("alert")).toHaveText(
    /^Choose an entry of the list, or type an address/,
  );
  await expect(address).toBeFocused();
  expect(await getRedirect(anyone, slug)).toBeUndefined();
  await address.fill("/blogs");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(page.locator(".doc-controls__popup button")).toBeFocused();
  expect(await getRedirect(anyone, slug)).toMatchObject({ to: "/blogs/", gone: false });

  // The earlier choice does not apply to the next unpublishing.
  await changePost(admin, post, { _status: "published" });
  expect(await getRedirect(anyone, slug)).toBeUndefined();
  await openPost(page, token, post);
  await chooseEntry(page, "Unpublish");
  await expect(removedChoice).toBeChecked();
  await unpublish.click();
  await expect(dialog).toHaveCount(0);
  expect(await getRedirect(anyone, slug)).toMatchObject({ to: null, gone: true });
});

test("EDT-02 a published post cannot be deleted before its editor chooses what visitors get there", async ({
  admin,
  anyone,
  newPost,
}) => {
  const [slug, other] = [createTestSlug("kept"), createTestSlug("answered")];
  const post = await newPost({ slug });
  const deletedAt = new Date().toISOString();
  const bulk = await admin.patch(`/cms/api/posts?where[slug][equals]=${slug}`, {
    data: { deletedAt },
  });
  expect(await bulk.text()).toContain("Press Unpublish first");
  expect((await anyone.get(`/api/blogs/slug/${slug}`)).status()).toBe(200);
  await changePost(admin, post, { _status: "draft" });
  await changePost(admin, post, { deletedAt });
  expect(await getRedirect(anyone, slug)).toMatchObject({ to: null, gone: true });

  const decided = await newPost({ slug: other });
  await changePost(admin, decided, { deletedAt, successor: "/blogs/" });
  expect(await getRedirect(anyone, other)).toMatchObject({ to: "/blogs/" });
});

test("EDT-01 refuses a redirect that loops or leads elsewhere, with the reason", async ({
  admin,
  addDoc,
}) => {
  const [a, b, c] = [createTestSlug("a"), createTestSlug("b"), createTestSlug("c")].map(toPath);
  // Each target must exist, so the last redirect is created first.
  const last = await addDoc("redirects", { from: c, page: "/blogs/" });
  await addDoc("redirects", { from: b, page: c });
  await addDoc("redirects", { from: a, page: b });
  for (const [page, message] of [
    [a, `A loop: ${c} → ${a} → ${b} → ${c}. Choose another page.`],
    [c, `A loop: ${c} → ${c}. Choose another page.`],
  ] as const) {
    const response = await admin.patch(`/cms/api/redirects/${last.id}`, { data: { page } });
    await expectRefused(response, message);
  }
  for (const [from, page, message] of [
    [toPath(createTestSlug("x")), "javascript:alert(1)", "type an address of this site"],
    [toPath(createTestSlug("x")), "//elsewhere.example/", "type an address of this site"],
    ["/api/blogs/", "/blogs/", "Use an address of this site"],
    ["/", "/blogs/", "Use an address of this site"],
  ] as const) {
    await expectRefused(await admin.post("/cms/api/redirects", { data: { from, page } }), message);
  }
});
