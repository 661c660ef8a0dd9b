import { readFileSync } from "node:fs";
import path from "node:path";
import { mergeTests } from "@playwright/test";
import { makePreviewToken } from "../../cms/src/posts/preview/preview-token";
import { blogPreviewEndpoint } from "../../src/shared/contract/blog-preview";
import { expect, openPage, test as visitorTest } from "../support/visitor";
import { removeDoc, makeName } from "./cms-client";
import { createPicture } from "./pictures";
import { callPreview, fetchPreviewToken, readPost, test as postTest } from "./post-test";
import { patchDoc } from "./publishing-staff";
import { toBody } from "./rich-text";

const test = mergeTests(visitorTest, postTest);

test("BLD-05 an unpublished draft is shown in the site's layout, only with its token", async ({
  page,
  request,
  admin,
  addDoc,
  newPost,
}) => {
  const title = makeName("A draft");
  const category = await addDoc("categories", { name: makeName("Drafts") });
  const picture = await createPicture(admin, "#225577");
  const post = await newPost({
    title,
    _status: "draft",
    category: category.id,
    thumbnail: picture.id,
    author: "Draft Author (sample)",
    content: toBody("Words that nobody has published."),
  });
  const token = await fetchPreviewToken(admin, post.id);
  const requested: string[] = [];
  page.on("request", (each) => requested.push(each.url()));

  await openPage(page, `/preview/#${token}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("status")).toContainText("Draft preview, not published.");
  const ends = await page.getByRole("status").locator("time").getAttribute("datetime");
  const minutes = (Date.parse(ends ?? "") - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(55);
  expect(minutes).toBeLessThanOrEqual(60);
  const article = page.getByRole("article");
  await expect(article).toContainText("Words that nobody has published.");
  await expect(article).toContainText("Draft Author (sample)");
  await expect(article.getByText(/^Drafts /)).toBeVisible();
  await expect(article.locator("img").first()).toHaveJSProperty("complete", true);
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("group", { name: "Share" })).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  expect(requested.filter((url) => new URL(url).href.split("#")[0]?.includes(token))).toEqual([]);

  expect(await (await request.get("/api/blogs?limit=100")).text()).not.toContain(title);
  expect(await (await request.get("/sitemap-0.xml")).text()).not.toContain("/preview/");
});

test("BLD-05 the preview shows a changed draft, and visitors still see the published post", async ({
  admin,
  anyone,
  newPost,
}) => {
  const title = makeName("Published once");
  const post = await newPost({ title, content: toBody("The published words.") });
  const token = await fetchPreviewToken(admin, post.id);
  const published = blogPreviewEndpoint.read(await (await callPreview(anyone, token)).json());
  expect(published).toMatchObject({ draft: false, blog: { title, slug: post.slug } });

  const changed = { title: `${title}, changed`, content: toBody("The changed words.") };
  await patchDoc(admin, `posts/${post.id}?draft=true`, { ...changed, _status: "draft" });
  const response = await callPreview(anyone, token);
  expect(response.headers()["cache-control"]).toBe("no-store");
  expect(response.headers()["x-robots-tag"]).toBe("noindex");
  const preview = blogPreviewEndpoint.read(await response.json());
  expect(preview).toMatchObject({ draft: true, blog: { title: changed.title } });
  expect(preview?.blog.html).toContain("The changed words.");

  const visible = await readPost(anyone, post.slug);
  expect(visible).toMatchObject({ title });
  expect(visible?.html).toContain("The published words.");
});

test("BLD-05 only staff can create a preview address", async ({ admin, anyone, newPost }) => {
  const post = await newPost({ _status: "draft" });
  const address = `/cms/api/posts/${post.id}/preview`;
  expect((await anyone.get(address, { maxRedirects: 0 })).status()).toBe(403);
  expect((await admin.get("/cms/api/posts/999999/preview")).status()).toBe(404);
  expect((await admin.get("/cms/api/posts/none/preview")).status()).toBe(404);
});

test.describe("a preview that cannot be shown", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("BLD-05 the page explains a wrong token, an expired one and one of a removed post", async ({
    page,
    admin,
    anyone,
    newPost,
  }) => {
    const post = await newPost({ _status: "draft" });
    const token = await fetchPreviewToken(admin, post.id);
    const secrets: unknown = JSON.parse(
      readFileSync(path.join(process.env.DATA_DIR ?? "", "secrets.json"), "utf8"),
    );
    const secret = String(Reflect.get(Object(secrets), "PAYLOAD_SECRET"));
    const expired = makePreviewToken(secret, post, Date.now() - 61 * 60_000);
    const alertMessage = page.locator("main").getByRole("alert");

    await openPage(page, "/preview/");
    await expect(alertMessage).toHaveText(/^This page shows drafts\./);
    for (const [given, status, message] of [
      [`${token.slice(0, -1)}${token.endsWith("A") ? "Q" : "A"}`, 403, /not a preview address/],
      [expired, 410, /has ended/],
    ] as const) {
      expect((await callPreview(anyone, given)).status()).toBe(status);
      await openPage(page, `/preview/#${given}`);
      await expect(alertMessage).toHaveText(message);
    }
    await openPage(page, "/preview/#what is this?");
    await expect(alertMessage).toHaveText(/not a preview address/);

    await removeDoc(admin, "posts", post.id);
    expect((await callPreview(anyone, token)).status()).toBe(404);
    await openPage(page, `/preview/#${token}`);
    await expect(alertMessage).toHaveText("The post was removed.");
  });

  test.describe("while the API is down", () => {
    test.use({ expectedErrors: /Failed to load resource|Error fetching the preview:/ });

    test("BLD-05 the visitor can load the preview again", async ({ page, admin, newPost }) => {
      const post = await newPost({ _status: "draft" });
      const token = await fetchPreviewToken(admin, post.id);
      await page.route("**/api/blogs/preview", (route) => route.fulfill({ status: 502, json: {} }));
      await openPage(page, `/preview/#${token}`);
      await expect(page.locator("main").getByRole("alert")).toContainText("could not be loaded");
      await page.unroute("**/api/blogs/preview");
      const again = page.getByRole("button", { name: "Try Again" });
      const shown = page.getByRole("status").getByText("Draft preview");
      await again.click();
      // On a busy machine the reload may time out too, so the button is pressed again.
      await expect(async () => {
        await expect(again.or(shown)).toBeVisible();
        // A reload removes the button.
        if (await again.isVisible()) await again.click({ timeout: 5_000 });
        await expect(shown).toBeVisible();
      }).toPass();
    });
  });
});
