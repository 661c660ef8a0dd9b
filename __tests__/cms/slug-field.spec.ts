import { expect } from "@playwright/test";
import { openAdmin } from "./admin-pages";
import { CMS_URL, unique } from "./cms-client";
import { test } from "./post-test";

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
