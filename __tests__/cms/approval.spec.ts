import { expect } from "@playwright/test";
import { openAdmin } from "./cms-test";
import { chooseAnswers, chooseAuthor } from "./author-choice";
import { CMS_URL } from "./cms-client";
import { test } from "./post-test";
import { chooseDay, openDrawer, saveSchedule } from "./schedule-drawer";
import { toPara, toRoot, toText } from "./rich-text";

const FLAGGED = { _status: "draft", securities: ["Sample Ltd"], holding: "none" };

test("EDT-16 a post that names securities is submitted, approved and published in the admin", async ({
  editor,
  newPost,
  officer,
  page,
}) => {
  const post = await newPost(FLAGGED);
  const path = `/collections/posts/${post.id}`;
  const panel = page.getByRole("region", { name: "Approval" });
  await openAdmin(page, CMS_URL, editor.token, path);
  await expect(panel).toContainText("Approval is required: it names securities.");
  await page.locator("#action-save").click();
  await expect(page.getByText(/This post needs approval before it is published/)).toBeVisible();
  await panel.getByRole("button", { name: "Submit for approval" }).click();
  await expect(panel.getByRole("status")).toContainText(/^Submitted by .*\beditor-/);

  await openAdmin(page, CMS_URL, officer.token);
  await page
    .getByRole("region", { name: /^Approvals/ })
    .getByRole("link")
    .first()
    .click();
  await openAdmin(page, CMS_URL, officer.token, path);
  await panel.getByLabel("Required changes").fill("Name the source.");
  await panel.getByRole("button", { name: "Return with this note" }).click();
  await expect(panel).toContainText("Name the source.");

  await openAdmin(page, CMS_URL, editor.token, path);
  await panel.getByRole("button", { name: "Submit for approval" }).click();
  await expect(panel.getByRole("status")).toContainText("Submitted");
  await openAdmin(page, CMS_URL, officer.token, path);
  await panel.getByRole("button", { name: "Approve", exact: true }).click();
  await expect(panel.getByRole("status")).toContainText(/^Approved by .*\bcompliance-/);
  await openAdmin(page, CMS_URL, editor.token);
  const ready = page.getByRole("region", { name: /^Approved, ready to publish/ });
  await ready.locator(`a[href$="/posts/${post.id}"]`).click();
  await expect(panel.getByRole("status")).toContainText(/^Approved by .*\bcompliance-/);
  await page.locator("#action-save").click();
  await expect(page.getByRole("link", { name: "View on the site" })).toBeVisible();
});

test("EDT-16 a post without its approval is not scheduled", async ({ editor, newPost, page }) => {
  const post = await newPost(FLAGGED);
  await openDrawer(page, CMS_URL, editor.token, post.id);
  await chooseDay(page);
  await saveSchedule(page);
  await expect(page.getByText(/Not scheduled: This post needs approval/)).toBeVisible();
});

test("EDT-14, EDT-24, EDT-84, EDT-86 “Before you publish” follows the typed text and links to each field", async ({
  editor,
  newPost,
  page,
}) => {
  const long = toPara(toText("word ".repeat(130)));
  const post = await newPost({
    ...{
      _status: "draft",
      author: null,
      kind: null,
      namesSecurity: null,
      title: "Too short",
      meta: { description: "Short" },
    },
    content: toRoot(toPara(toText("First words.")), long),
  });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  const list = page.getByRole("region", { name: "Before you publish" });
  await expect(list).toContainText("132 words, 1 min read");
  // The list is visible before it is hydrated.
  await expect(async () => {
    await list.getByRole("button", { name: /The description for search engines/ }).click();
    await expect(page.locator("#field-meta__description")).toBeFocused({ timeout: 5000 });
  }).toPass();
  await list.getByRole("button", { name: /^The title has 9/ }).click();
  await expect(page.locator("#field-title")).toBeFocused();
  await page.locator("#field-title").fill("A title of more than thirty characters");
  await expect(list.getByRole("button", { name: /^The title/ })).toBeHidden();
  await list.getByRole("button", { name: /has 130 words/ }).click();
  const body = page.locator(".ContentEditable__root").first();
  await expect(body).toBeFocused();
  expect(await page.evaluate(() => document.getSelection()?.anchorNode?.textContent)).toMatch(
    /^word word/,
  );
  // A click is lost while the draft is saved, and so are the marks of its fields.
  await expect(async () => {
    await page.locator("#action-save").click();
    const names = ["Author", "Kind of post", "Names a company or security"];
    const notice = page.getByTestId("field-errors").last().getByRole("listitem");
    await expect(notice).toHaveText(names, { timeout: 5000 });
    await expect(page.locator(".field-error")).toHaveCount(3, { timeout: 5000 });
  }).toPass();
  const missing = list.getByRole("button", {
    name: /^(?:Choose the (?:author|kind)|Answer “Names)/,
  });
  await expect(missing).toHaveCount(3);
  await chooseAuthor(page);
  await chooseAnswers(page);
  await expect(missing).toHaveCount(0);
  await expect(page.locator("#action-save")).toHaveText("Publish");
  await page.locator("#action-save").click();
  await expect(page.getByRole("link", { name: "View on the site" })).toBeVisible();
  await expect(page.locator("#action-save")).toHaveText("Publish changes");
});
