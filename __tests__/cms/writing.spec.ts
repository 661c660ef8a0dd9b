import { expect } from "@playwright/test";
import { openAdmin } from "./cms-test";
import { CMS_URL, getDocs, makeName } from "./cms-client";
import { createPng, toPngFile } from "./pictures";
import { test } from "./post-test";
import { toPara, toRoot, toText } from "./rich-text";

test("EDT-64, EDT-65, EDT-66, EDT-69, EDT-89 a writer aligns, links and illustrates a text without leaving it; published, it is not “Changed”", async ({
  admin,
  editor,
  newPost,
  page,
}) => {
  const target = await newPost({ title: makeName("Target") });
  const content = toRoot(toPara(toText("Linked words.")), toPara(toText("Last words.")));
  const post = await newPost({ content, _status: "draft" });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  await expect(page.getByRole("region", { name: "Before you publish" })).toBeVisible();
  const body = page.locator(".ContentEditable__root").first();
  const dialog = page.locator(".drawer--is-open");

  await body.getByText("Last words.").click();
  await page.locator(".toolbar-popup__dropdown-align").first().click();
  await page.locator(".toolbar-popup__dropdown-item-alignRight").click();
  await expect(page.locator(".toolbar-popup__dropdown-item-alignJustify")).toBeHidden();

  const add = page.locator(".toolbar-popup__dropdown-add").first();
  await add.click();
  await expect(page.locator(".toolbar-popup__dropdown-item-upload")).toHaveAccessibleName("Image");
  await add.click();

  const address = dialog.locator("#field-url");
  // On a busy machine the editor may not know the selection yet.
  await expect(async () => {
    if (!(await address.isVisible())) {
      await body.getByText("Linked words.").click();
      await page.keyboard.press("Home");
      await page.keyboard.press("Control+Shift+ArrowRight");
      await page.keyboard.press("Control+k");
    }
    await expect(address).toBeFocused({ timeout: 5_000 });
  }).toPass();
  await expect(
    page.locator(`datalist option[value="/blog/${target.slug}/"]`).first(),
  ).toBeAttached();
  await address.fill(`/blog/${target.slug}/`);
  await expect(dialog.getByLabel("Internal link")).toBeChecked();
  expect((await dialog.locator(".drawer__content").boundingBox())?.width).toBeLessThan(700);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  // The editor sometimes renders a link to a record without an address.
  await expect(body.locator("a").filter({ hasText: "Linked" })).toBeVisible();

  await body.getByText("Last words.").click();
  await page.keyboard.press("End");
  const { buffer } = toPngFile(await createPng(700));
  await body.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(new File([new Uint8Array(bytes)], "a.png", { type: "image/png" }));
      const paste = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent("paste", paste));
    },
    [...buffer],
  );
  await dialog.locator("#field-alt").fill(makeName("A chart"));
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  const caption = body.getByRole("textbox", { name: "Caption" });
  const saved = page.waitForResponse(/autosave=true/);
  await caption.fill("Sales of a sam firm");
  for (let key = 0; key < " firm".length; key += 1) await caption.press("ArrowLeft");
  await caption.pressSequentially("ple");
  await expect(caption).toHaveValue("Sales of a sample firm");
  await saved;

  await page.locator("#action-save").click();
  await expect(page.getByText(/successfully/i).first()).toBeVisible();
  await expect(page.waitForRequest(/autosave=true/, { timeout: 8000 })).rejects.toThrow();
  await expect(page.locator(".status")).toContainText("Published");
  const [stored] = await getDocs<{ html: string; _status: string }>(
    admin,
    `posts?draft=true&where[id][equals]=${post.id}`,
  );
  expect(stored?._status).toBe("published");
  expect(stored?.html).toContain(`<a href="/blog/${target.slug}/">Linked`);
  expect(stored?.html).toContain('<p data-align="right">Last words.</p>');
  expect(stored?.html).toContain("<figcaption>Sales of a sample firm</figcaption>");
});

test("EDT-67 an author is added while writing a post", async ({ admin, editor, newPost, page }) => {
  const post = await newPost({ _status: "draft" });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  const name = makeName("Author");
  const dialog = page.locator(".drawer--is-open");
  await expect(async () => {
    await page.getByText("Add an author").click({ timeout: 5000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await dialog.locator("#field-name").fill(name);
  expect((await dialog.locator(".drawer__content").boundingBox())?.width).toBeLessThan(700);
  expect((await dialog.locator("#field-name").boundingBox())?.width).toBeGreaterThan(300);
  await dialog.locator("#action-save").click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("#field-author")).toContainText(name);
  const [author] = await getDocs(admin, `authors?where[name][equals]=${encodeURIComponent(name)}`);
  expect(author).toBeDefined();
});
