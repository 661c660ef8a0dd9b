import type { Page } from "@playwright/test";
import { publishedPosts, rawPost } from "../support/blog-api";
import { expect, open, site, test } from "../support/visitor";

// The post of the seed that has every kind of content: nested list, numbered list, quote, table.
const RICH = "how-to-complain-scores-and-odr";

test("PST-01 a post shows its parts", async ({ page, request }) => {
  const post = (await publishedPosts(request)).find(({ slug }) => slug === RICH);
  if (!post) throw new Error(`The seed has no post ${RICH}`);
  await open(page, `/blog/${RICH}/`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(article).toContainText(post.category?.name ?? "");
  await expect(article).toContainText(`By ${post.author}`);
  await expect(article.getByRole("time")).toHaveText("28 April 2026");
  const words = post.html
    .replace(/<[^>]+>/g, " ")
    .split(/\s+/)
    .filter(Boolean).length;
  const minutes = Math.ceil(words / 200);
  await expect(article).toContainText(`${minutes} min read`);
  await expect(article.locator("img").first()).toHaveAttribute("src", /^\/api\/media\//);
  for (const part of ["h2", "ul ul", "ol", "blockquote", "table"]) {
    await expect(article.locator(part).first()).toBeVisible();
  }
  await article.getByRole("link", { name: "Back to All Blogs" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
});

test.describe("without pictures", () => {
  test.use({ expectedErrors: /net::ERR_FAILED/ });

  test("PST-01 pictures keep their place when they fail or are late", async ({ page }) => {
    await page.route("**/api/media/**", (route) => route.abort());
    await open(page, `/blog/${RICH}/`);
    await expect(page.locator("article img, article svg").first()).toBeVisible();
    for (const image of await page.locator("article figure img").all()) {
      expect((await image.boundingBox())?.height).toBeGreaterThan(50);
    }
  });
});

test("PST-02 'Copy Link' copies the address and says so for two seconds", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/blog/${RICH}/`);
  await page.getByRole("button", { name: "Copy Link" }).click();
  const toast = page.getByText("Link copied");
  await expect(toast).toBeVisible();
  const shown = Date.now();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/blog/${RICH}/`,
  );
  await expect(toast).toBeHidden();
  expect(Date.now() - shown).toBeGreaterThan(1000);
});

test("PST-02 the post is shared on four networks", async ({ page }) => {
  await open(page, `/blog/${RICH}/`);
  const address = encodeURIComponent(`${site.url}/blog/${RICH}/`);
  for (const name of ["Facebook", "Twitter", "WhatsApp", "LinkedIn"]) {
    const link = page.getByRole("link", { name: `Share on ${name}` });
    await expect(link).toHaveAttribute("href", new RegExp(address.replaceAll(".", "\\.")));
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("PST-03 title and social meta come from the post", async ({ page, request }) => {
  const post = (await publishedPosts(request)).find(({ slug }) => slug === RICH);
  if (!post) throw new Error(`The seed has no post ${RICH}`);
  await page.goto(`/blog/${RICH}/`);
  await expect(page).toHaveTitle(`${post.title} | ${site.brand.product}`);
  const meta = (name: string) =>
    page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute("content");
  const description = (await meta("description")) ?? "";
  expect(description).toMatch(/…$/);
  expect(description.length).toBeGreaterThan(150);
  expect(description.length).toBeLessThanOrEqual(161);
  expect(post.html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ")).toContain(
    description.slice(0, 40),
  );
  expect(await meta("og:title")).toBe(post.title);
  expect(await meta("og:description")).toBe(description);
  expect(await meta("og:image")).toBe(new URL(post.thumbnail?.url ?? "", site.url).href);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.url}/blog/${RICH}/`,
  );
});

test.describe("PST-04 a post that is not built", () => {
  // The document and its page data are honest 404s: the API of the server knows no such post.
  test.use({ expectedErrors: /Failed to load resource|Error fetching blog:/ });

  test("PST-05 HTML of the API runs nothing, and keeps what is harmless", async ({ page }) => {
    const content =
      '<h2>Kept</h2><script>window.ran = 1</script><img src="/none.webp" onerror="window.ran = 1">' +
      '<a href="javascript:window.ran = 1">Press</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>';
    await page.route("**/api/blogs/slug/*", (route) =>
      route.fulfill({ json: { data: rawPost({ content }) } }),
    );
    await openUnbuilt(page);
    await expect(page.getByRole("heading", { name: "Kept" })).toBeVisible();
    await page.getByText("Press").click();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect(page.locator("article iframe, article script")).toHaveCount(0);
  });

  test("PST-04 shows 'Loading...' and then the post", async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/api/blogs/slug/*", async (route) => {
      await held;
      await route.fulfill({ json: { data: rawPost() } });
    });
    await openUnbuilt(page);
    await expect(page.getByText("Loading...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    await expect(page).toHaveTitle(`A made-up post (sample) | ${site.brand.product}`);
    await expect(page).toHaveURL(/\/blog\/not-built-yet\/$/);
  });

  for (const [fault, answer, message] of [
    ["no data", { status: 200, json: { data: null } }, "Blog not found"],
    ["404", { status: 404, json: { message: "Not found" } }, "Blog not found"],
    ["500", { status: 500, json: {} }, "Failed to load blog post"],
    ["text", { status: 200, body: "<html>" }, "Failed to load blog post"],
  ] as const) {
    test(`PST-04 ${fault} shows '${message}' with two ways on`, async ({ page }) => {
      await page.route("**/api/blogs/slug/*", (route) => route.fulfill(answer));
      await openUnbuilt(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Blog");
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      await page.unroute("**/api/blogs/slug/*");
      await page.route("**/api/blogs/slug/*", (route) =>
        route.fulfill({ json: { data: rawPost() } }),
      );
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    });
  }

  test("PST-04 'Back to Blog List' leads to the list", async ({ page }) => {
    await page.route("**/api/blogs/slug/*", (route) => route.fulfill({ status: 500, json: {} }));
    await openUnbuilt(page);
    await page.getByRole("link", { name: "Back to Blog List" }).click();
    await expect(page).toHaveURL(/\/blogs\/$/);
  });
});

/** Opens a post that only the browser's API knows; the page that comes is the host's 404 page. */
async function openUnbuilt(page: Page): Promise<void> {
  await page.goto("/blog/not-built-yet/");
}
