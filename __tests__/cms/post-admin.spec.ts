import { expect, type Response } from "@playwright/test";
import { holdRoute } from "../support/api-responses";
import { openAdmin } from "./cms-test";
import { CMS_URL, makeName } from "./cms-client";
import { createPng, toPngFile, storePicture } from "./pictures";
import { test } from "./post-test";
import { patchDoc } from "./publishing-staff";
import { chooseDay, openDrawer, saveSchedule } from "./schedule-drawer";

test("EDT-22 leaving the slug field shows the slug's published form and address; a live post has a link", async ({
  editor,
  newPost,
  page,
}) => {
  const title = makeName("Slug field");
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

test("EDT-33 text typed while a draft is saved stays, and is saved next", async ({
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
  await title.fill(makeName("Sent"));
  await saving;
  const typed = makeName("Typed during the save");
  await title.fill(typed);
  await page.locator("#field-revisionNote").fill("Another field");
  release();
  const readDraft = async () =>
    (await (await admin.get(`/cms/api/posts/${id}?draft=true`)).json()) as object;
  await expect.poll(readDraft).toMatchObject({ title: typed, revisionNote: "Another field" });
  await expect(title).toHaveValue(typed);
});

test("EDT-23 the list shows what visitors see of each post, and its next schedule", async ({
  editor,
  newPost,
  page,
}) => {
  const word = makeName("State");
  const toTitle = (state: string) => ({ title: `${word} ${state}` });
  const author = makeName("Columnist");
  await newPost({ ...toTitle("published"), author });
  const changed = await newPost(toTitle("changed"));
  const unpublished = await newPost(toTitle("unpublished"));
  const draft = await newPost({ ...toTitle("draft"), _status: "draft" });
  await patchDoc(editor.client, `posts/${changed.id}?draft=true`, { _status: "draft" });
  await patchDoc(editor.client, `posts/${unpublished.id}`, { _status: "draft" });
  await openDrawer(page, CMS_URL, editor.token, draft.id);
  const day = await chooseDay(page);
  await saveSchedule(page);

  await openAdmin(page, CMS_URL, editor.token, `/collections/posts?search=${word}`);
  const getRow = (name: string) => page.getByRole("row", { name: `${word} ${name}` });
  await expect(getRow("published")).toContainText(/On the site(?!,)/);
  await expect(getRow("published").locator(".cell-author")).toHaveText(author);
  await expect(page.locator("thead #heading-thumbnail")).toBeVisible();
  await expect(getRow("changed")).toContainText("On the site, changes not published");
  await expect(getRow("unpublished")).toContainText(/Unpublished on .+ IST/);
  await expect(getRow("draft")).toContainText(`Never published. Publishing on ${day}, 9:00 AM IST`);
});

test("EDT-34, EDT-23 the list has the last change first, a thumbnail, and no empty draft", async ({
  admin,
  editor,
  addDoc,
  newPost,
  page,
}) => {
  const { id: thumbnail } = await storePicture(admin, toPngFile(await createPng(700, "#3b2f6b")));
  const word = makeName("Listed");
  const first = await newPost({ title: `${word} first`, thumbnail });
  await newPost({ title: `${word} second` });
  await patchDoc(editor.client, `posts/${first.id}`, { author: "Another desk" });
  await addDoc("posts?draft=true", { author: null, _status: "draft" });
  const titles = page.locator("tbody .cell-title");
  await openAdmin(page, CMS_URL, editor.token, "/collections/posts");
  await expect(titles.first()).toBeVisible();
  await expect(titles.filter({ hasNotText: /\w/ })).toHaveCount(0);
  // Tests that run at the same time change other posts.
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts?search=${word}`);
  await expect(titles.first()).toHaveText(`${word} first`);
  const picture = page.getByRole("row", { name: `${word} first` }).getByRole("img");
  await expect(picture).toHaveJSProperty("complete", true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
});

test("EDT-34 an editor can schedule when a published post is unpublished", async ({
  editor,
  newPost,
  page,
}) => {
  const post = await newPost();
  const drawer = await openDrawer(page, CMS_URL, editor.token, post.id);
  await expect(drawer.getByText("Unpublish", { exact: true })).toBeVisible();
});

test("EDT-26 a refusal at publishing leads to its field", async ({ editor, newPost, page }) => {
  const other = await newPost({ title: makeName("Taken") });
  const post = await newPost({ title: makeName("Refused"), _status: "draft" });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  const field = page.locator("#field-slug");
  // Payload forgets the reason of a refusal if its response to the change comes later.
  const isFormState = (response: Response) => "next-action" in response.request().headers();
  const changed = page.waitForResponse(isFormState, { timeout: 15_000 }).catch(() => undefined);
  await field.fill(other.slug);
  await changed;
  await page.locator("#action-save").click();
  await expect(field).toBeFocused();
  await expect(page.getByText(/has this slug/).first()).toBeVisible();
});

function dropOrPaste(target: Element, { name, bytes }: { name: string; bytes: number[] }): void {
  const data = new DataTransfer();
  data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/png" }));
  const options = { bubbles: true, dataTransfer: data, clipboardData: data };
  const isDrop = name === "dropped.png";
  target.dispatchEvent(
    isDrop ? new DragEvent("drop", options) : new ClipboardEvent("paste", options),
  );
}

test("EDT-27 a file that is too large or no picture is refused with the limits and not sent; others are accepted", async ({
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
  const limits = "at most 10 MB and 50 megapixels.";
  const filename = page.locator(".file-field__filename");
  for (const [name, mimeType, buffer, message] of [
    ["notes.pdf", "application/pdf", Buffer.alloc(10), "is not an image for the site."],
    ["huge.png", "image/png", Buffer.alloc(10_000_001), "is 10.0 MB."],
    ["wide.png", "image/png", await createPng(10_400), "has 55 megapixels."],
  ] as const) {
    await expect(async () => {
      await input.setInputFiles({ name, mimeType, buffer });
      const error = page.getByText(`“${name}” ${message}`);
      await expect(error).toContainText(limits, { timeout: 5000 });
    }).toPass();
    await expect(filename).toHaveCount(0);
  }
  expect(sent).toBe(0);

  for (const name of ["chosen.png", "dropped.png", "pasted.png"]) {
    const file = toPngFile(await createPng(400), name);
    if (name === "chosen.png") await input.setInputFiles(file);
    else await page.locator(".dropzone").evaluate(dropOrPaste, { name, bytes: [...file.buffer] });
    await expect(filename).toHaveValue(name);
    await page.locator(".file-field__remove").click();
  }
});
