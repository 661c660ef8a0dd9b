import { expect } from "@playwright/test";
import { openAdmin, test } from "./cms-test";
import { chooseAnswers, chooseAuthor } from "./author-choice";
import { CMS_URL, getDocs, removeDoc, makeName } from "./cms-client";

test("EDT-17, EDT-25 a paste with a picture of another host is published as text, with a message for the editor", async ({
  admin,
  editor,
  page,
}) => {
  const title = makeName("Paste");
  await openAdmin(page, CMS_URL, editor.token, "/collections/posts/create");
  await page.locator("#field-title").fill(title);
  await chooseAuthor(page);
  await chooseAnswers(page);
  const body = page.locator(".ContentEditable__root").first();
  await body.click();
  await body.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData(
      "text/html",
      '<p>A chart:</p><p><img src="https://docs.example/c.png"></p><h1>Steps</h1><ol><li dir="ltr">' +
        '<p dir="ltr">First</p></li><ul><li><p>Deeper</p></li></ul></ol><p>Words after it.</p><br>',
    );
    const paste = { clipboardData, bubbles: true, cancelable: true };
    element.dispatchEvent(new ClipboardEvent("paste", paste));
  });
  await expect(page.getByText("1 image was not copied: upload it.")).toBeVisible();
  await expect(body).toContainText("Words after it.");
  await page.locator("#action-save").click();
  const listPosts = () =>
    getDocs<{ id: number; _status: string; html: string }>(
      admin,
      `posts?where[title][equals]=${encodeURIComponent(title)}`,
    );
  await expect.poll(async () => (await listPosts())[0]?._status).toBe("published");
  const [post] = await listPosts();
  expect(post?.html).toBe(
    "<p>A chart:</p><h2>Steps</h2><ol><li>First<ul><li>Deeper</li></ul></li></ol>" +
      "<p>Words after it.</p>",
  );
  expect(post?.html).not.toContain("<img");
  if (post) await removeDoc(admin, "posts", post.id);
});
