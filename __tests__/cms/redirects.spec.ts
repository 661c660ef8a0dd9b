import { expect, type APIRequestContext, type Page } from "@playwright/test";
import { redirectsEndpoint, type Redirect } from "../../src/shared/contract/redirects";
import { createAccount, openPost } from "./cms-test";
import { createTestSlug, test, type Post } from "./post-test";
import { patchDoc } from "./publishing-staff";

const toPath = (slug: string) => `/blog/${slug}/`;

async function getRedirect(anyone: APIRequestContext, slug: string): Promise<Redirect | undefined> {
  const { items } = redirectsEndpoint.read(await (await anyone.get("/api/redirects")).json());
  return items.find(({ from }) => from === toPath(slug));
}

const changePost = (admin: APIRequestContext, { id }: Post, data: object) =>
  patchDoc(admin, `posts/${id}`, data);

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
