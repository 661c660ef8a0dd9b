import { expect, open, test } from "../support/visitor";
import { create, remove, signedIn, unique } from "./cms-client";
import { paragraph, richText, text } from "./rich-text";

// The whole way of a post that no build knows: CMS, contract, site server, browser.

test("PST-04 a post published after the build opens at its address and leads the list", async ({
  page,
  request,
}) => {
  const editor = await signedIn();
  const title = unique("Published a moment ago");
  const post = await create<{ id: number; slug: string }>(editor, "posts", {
    title,
    _status: "published",
    date: "2026-12-31",
    content: richText(paragraph(text("Words of a post that no build knows yet."))),
  });
  const path = `/blog/${post.slug}/`;

  const answer = await request.get(path);
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain("Loading...");

  await open(page, path);
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole("article")).toContainText("Words of a post that no build knows yet.");
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  await open(page, "/blogs/");
  const first = page.locator("main article").first();
  await expect(first.getByRole("heading")).toHaveText(title);
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();

  await remove(editor, "posts", post.id);
  await editor.dispose();
  expect((await request.get(path)).status()).toBe(404);
});
