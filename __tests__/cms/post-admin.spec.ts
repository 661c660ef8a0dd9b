import { expect } from "@playwright/test";
import { holdRoute } from "../support/api-responses";
import { openAdmin } from "./admin-pages";
import { CMS_URL, unique } from "./cms-client";
import { createPng, png, storePicture } from "./pictures";
import { test } from "./post-test";
import { patch } from "./publishing-staff";
import { chooseDay, openDrawer, save } from "./schedule-drawer";

test("EDT-22 a slug takes its published form when left, with its address and a link once live", async ({
  editor,
  newPost,
  page,
}) => {
  const title = unique("Slug field");
  const post = await newPost({ title });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  const view = page.getByRole("link", { name: "View on the site" });
  await expect(view).toHaveAttribute("href", new RegExp(`/blog/${post.slug}/$`));

  const field = page.locator("#field-slug");
  await field.fill(`  Lot Size & “Price”: ${post.id} – आईपीओ  `);
  await field.press("Tab");
  await expect(field).toHaveValue(`lot-size-price-${post.id}-आईपीओ`);
  await expect(page.locator(".slug-field__address")).toContainText(
    `/blog/lot-size-price-${post.id}-आईपीओ/`,
  );
  await expect(view).toBeHidden();

  await openAdmin(page, CMS_URL, editor.token, "/collections/posts/create");
  await expect(page.locator("#field-slug")).toBeVisible();
  await expect(page.locator(".slug-field__address")).toBeHidden();
});

test("EDT-33 what is typed while a draft is saved stays, and is saved next", async ({
  admin,
  editor,
  newPost,
  page,
}) => {
  const { id } = await newPost();
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${id}`);
  await expect(page.getByRole("region", { name: "Before you publish" })).toBeVisible();
  const saving = page.waitForRequest(/autosave=true/);
  const release = await holdRoute(page, /autosave=true/);
  const title = page.locator("#field-title");
  await title.fill(unique("Sent"));
  await saving;
  const typed = unique("Typed during the save");
  await title.fill(typed);
  await page.locator("#field-revisionNote").fill("Another field");
  release();
  const draft = async () =>
    (await (await admin.get(`/cms/api/posts/${id}?draft=true`)).json()) as object;
  await expect.poll(draft).toMatchObject({ title: typed, revisionNote: "Another field" });
  await expect(title).toHaveValue(typed);
});

test("EDT-23 the list says what visitors see of each post, and its next schedule", async ({
  editor,
  newPost,
  page,
}) => {
  const word = unique("State");
  const titled = (state: string) => ({ title: `${word} ${state}` });
  const author = unique("Columnist");
  await newPost({ ...titled("published"), author });
  const changed = await newPost(titled("changed"));
  const unpublished = await newPost(titled("unpublished"));
  const draft = await newPost({ ...titled("draft"), _status: "draft" });
  await patch(editor.client, `posts/${changed.id}?draft=true`, { _status: "draft" });
  await patch(editor.client, `posts/${unpublished.id}`, { _status: "draft" });
  await openDrawer(page, CMS_URL, editor.token, draft.id);
  const day = await chooseDay(page);
  await save(page);

  await openAdmin(page, CMS_URL, editor.token, `/collections/posts?search=${word}`);
  const state = (name: string) => page.getByRole("row", { name: `${word} ${name}` });
  await expect(state("published")).toContainText(/On the site(?!,)/);
  await expect(state("published").locator(".cell-author")).toHaveText(author);
  await expect(page.locator("thead #heading-thumbnail")).toBeVisible();
  await expect(state("changed")).toContainText("On the site, with unpublished changes");
  await expect(state("unpublished")).toContainText(/Unpublished on .+ IST/);
  await expect(state("draft")).toContainText(`Never published. Publishing on ${day}, 9:00 AM IST`);
});

test("EDT-34, EDT-23 the list has the last change first, a thumbnail, and no empty draft", async ({
  admin,
  editor,
  make,
  newPost,
  page,
}) => {
  const { id: thumbnail } = await storePicture(admin, png(await createPng(700, "#3b2f6b")));
  const word = unique("Listed");
  const first = await newPost({ title: `${word} first`, thumbnail });
  await newPost({ title: `${word} second` });
  await patch(editor.client, `posts/${first.id}`, { author: "Another desk" });
  await make("posts?draft=true", { author: null, _status: "draft" });
  await openAdmin(page, CMS_URL, editor.token, "/collections/posts");
  await expect(page.locator("tbody .cell-title").first()).toHaveText(`${word} first`);
  const untitled = page.locator("tbody .cell-title").filter({ hasNotText: /\w/ });
  await expect(untitled).toHaveCount(0);
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts?search=${word}`);
  const picture = page.getByRole("row", { name: `${word} first` }).getByRole("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
});

test("EDT-34 the unpublishing of a post on the site can be scheduled", async ({
  editor,
  newPost,
  page,
}) => {
  const post = await newPost();
  const drawer = await openDrawer(page, CMS_URL, editor.token, post.id);
  await expect(drawer.getByText("Unpublish", { exact: true })).toBeVisible();
});

test("EDT-26 a refusal at publishing leads to its field", async ({ editor, newPost, page }) => {
  const other = await newPost({ title: unique("Taken") });
  const post = await newPost({ title: unique("Refused"), _status: "draft" });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  const field = page.locator("#field-slug");
  await field.fill(other.slug);
  await field.press("Tab");
  await page.locator("#action-save").click();
  await page.locator('[data-testid="field-error"][role="link"]').click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/has this address already/).first()).toBeVisible();
});

test("EDT-27 a file that is too large or no picture is refused with the limits, and not sent", async ({
  editor,
  page,
}) => {
  await openAdmin(page, CMS_URL, editor.token, "/collections/media/create");
  const input = page.locator("input[type=file]").first();
  await expect(input).toBeAttached();
  let sent = 0;
  page.on("request", (call) => {
    if (call.method() === "POST" && call.url().endsWith("/cms/api/media")) sent += 1;
  });
  for (const [name, mimeType, size, message] of [
    ["notes.pdf", "application/pdf", 10, "“notes.pdf” is not a picture for the site."],
    ["huge.png", "image/png", 10_000_001, "“huge.png” has 10.0 MB."],
  ] as const) {
    await expect(async () => {
      await input.setInputFiles({ name, mimeType, buffer: Buffer.alloc(size) });
      await expect(page.getByText(message)).toContainText("at most 10 MB", { timeout: 5000 });
    }).toPass();
    await expect(page.locator(".file-field__filename")).toHaveCount(0);
  }
  expect(sent).toBe(0);
});
