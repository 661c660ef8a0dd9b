import { expect } from "@playwright/test";
import { startUpstream } from "../support/upstream";
import { makeName } from "./cms-client";
import { createAccount, openPost } from "./cms-test";
import { test } from "./post-test";
import { toPara, toRoot, toText } from "./rich-text";

test("BLD-05 EDT-05 a draft opens in the site's layout, also next to its form at 390 px, updated at each save", async ({
  page,
  addDoc,
  newPost,
}) => {
  const [title, changed] = [makeName("Seen"), makeName("Typed <script>alert(1)</script>")];
  const lines = Array.from({ length: 40 }, (_, line) => `Line ${line} of the post.`);
  const post = await newPost({
    title,
    _status: "draft",
    content: toRoot(...lines.map((line) => toPara(toText(line)))),
  });
  await page.setViewportSize({ width: 1600, height: 900 });
  await openPost(page, (await createAccount(addDoc, "editor")).token, post);
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Preview", exact: true }).click();
  const preview = await opened;
  await expect(preview).toHaveURL(/\/preview\/?#[\w.-]+$/);
  await expect(preview.getByRole("article")).toContainText("Line 39 of the post.");
  await preview.close();

  await page.getByRole("button", { name: "Live preview", exact: true }).click();
  const frame = page.frameLocator("#live-preview-iframe");
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(frame.getByRole("banner")).toBeVisible();
  await expect(frame.getByRole("status")).toHaveText(
    /Draft preview, not published\. Updates each time you save/,
  );

  await page.locator(".live-preview-toolbar-controls__breakpoint button").first().click();
  for (const size of ["Phone, 390 px", "Desktop, 1280 px"]) {
    await expect(page.getByRole("button", { name: size }).last()).toBeVisible();
  }
  await page.getByRole("button", { name: "Phone, 390 px" }).last().click();
  const framed = frame.locator("html");
  await expect.poll(() => framed.evaluate(() => window.innerWidth)).toBe(390);

  // A reload would remove this attribute and scroll to the top.
  await framed.evaluate((root) => {
    root.setAttribute("data-same", "");
    window.scrollTo({ top: 300, behavior: "instant" });
  });
  await page.locator("#field-title").fill(changed);
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(changed);
  await expect(framed).toHaveAttribute("data-same", "");
  expect(await framed.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  // The frame may show only this page.
  await frame.getByRole("link", { name: /All Blogs/ }).click();
  await expect(frame.getByRole("heading", { level: 1 })).toHaveText(changed);
  expect(await framed.evaluate(() => window.location.pathname)).toMatch(/^\/preview\/?$/);
});

test("EDT-05 a compliance officer has Preview but no live preview", async ({
  page,
  addDoc,
  newPost,
}) => {
  const post = await newPost({ _status: "draft" });
  await openPost(page, (await createAccount(addDoc, "compliance")).token, post);
  await expect(page.getByRole("button", { name: "Live preview" })).toHaveCount(0);
});

test("EDT-05 a page of another origin cannot frame a preview", async ({ page, baseURL }) => {
  const stranger = await startUpstream((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe src="${baseURL}/preview/"></iframe>`);
  });
  const refused = page.waitForEvent("console", (message) =>
    message.text().includes("frame-ancestors"),
  );
  await page.goto(stranger.origin);
  expect((await refused).text()).toContain(`Framing '${baseURL}/'`);
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveCount(0);
  await stranger.close();
});
