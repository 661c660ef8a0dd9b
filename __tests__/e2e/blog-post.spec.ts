import type { APIRequestContext } from "@playwright/test";
import { answer, hold } from "../support/api-answers";
import { publishedPosts, rawPost } from "../support/blog-api";
import { expect, open, read, site, test } from "../support/visitor";
import { toastShown } from "../support/toast";

// The post of the seed that has every kind of content: nested list, numbered list, quote, table.
const RICH = "how-to-complain-scores-and-odr";
// A post that only the browser's API knows; the page that comes is the host's 404 page.
const PATH = "/blog/not-built-yet/";
const UNBUILT = "/api/blogs/slug/not-built-yet";

async function richPost(request: APIRequestContext) {
  const post = (await publishedPosts(request)).find(({ slug }) => slug === RICH);
  if (!post) throw new Error(`The seed has no post ${RICH}`);
  return post;
}

test("PST-01 a post shows its parts", async ({ sheet: page, request }) => {
  const post = await richPost(request);
  await read(page, `/blog/${RICH}/`);
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
    await expect(article.locator(`${part}:not(nav *)`).first()).toBeVisible();
  }
  await article.getByRole("link", { name: "Back to All Blogs" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
});

test("PST-01 pictures keep their place when they fail @phone", async ({ page, provoked }) => {
  provoked.push(/net::ERR_FAILED/);
  await page.route("**/api/media/**", (route) => route.abort());
  await open(page, `/blog/${RICH}/`);
  const cover = page.locator("article [data-placeholder]").first();
  await expect(cover).toBeVisible();
  for (const picture of [cover, page.locator("article img").first()]) {
    expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
  }
});

test("PST-06 'On this page' stands beside the text where there is room, folded above it elsewhere", async ({
  page,
}) => {
  await open(page, `/blog/${RICH}/`);
  const contents = page.getByRole("navigation", { name: "On this page" });
  const headings = page.locator("article h2[id]:not(nav h2)");
  await expect(contents.getByRole("link")).toHaveText(await headings.allInnerTexts());
  const [list, prose] = [await contents.boundingBox(), await headings.first().boundingBox()];
  expect(list?.x).toBeGreaterThan((prose?.x ?? 0) + (prose?.width ?? Infinity));
  await page.setViewportSize({ width: 390, height: 844 });
  const folded = page.locator("article details").filter({ hasText: "On this page" });
  await expect(contents).toBeHidden();
  await expect(folded.getByRole("link").first()).toBeHidden();
  await folded.getByText("On this page").click();
  await folded.getByRole("link").last().click();
  await expect(headings.last()).toBeInViewport();
});

test("PST-07 the next older posts of the category stand after the text", async ({
  sheet: page,
  request,
}) => {
  const posts = await publishedPosts(request);
  const post = await richPost(request);
  const listed = posts.filter(({ category }) => category?.id === post.category?.id);
  const at = listed.findIndex(({ slug }) => slug === RICH);
  const next = [...listed.slice(at + 1), ...listed.slice(0, at).reverse()].slice(0, 3);
  await read(page, `/blog/${RICH}/`);
  const links = page.getByRole("region", { name: "Read next" }).getByRole("link");
  await expect(links).toHaveText(next.map(({ title }) => title));
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${next[0]?.slug}/$`));
});

test("PST-09 a declared revision is told to readers and machines, a mere save to neither", async ({
  sheet: page,
}) => {
  const seen = async (slug: string) => {
    await read(page, `/blog/${slug}/`);
    const told = await page.getByText(/^Updated on/).allInnerTexts();
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    // After the way to the post.
    const [, { datePublished, dateModified }] = JSON.parse(data[0] ?? "");
    return { told, datePublished, dateModified };
  };
  expect(await seen(RICH)).toEqual({
    told: [],
    datePublished: "2026-04-28",
    dateModified: "2026-04-28",
  });
  expect(await seen("verified-upi-handles-for-investors")).toEqual({
    told: [expect.stringMatching(/^Updated on 3 November 2025: .+/)],
    datePublished: "2025-10-23",
    dateModified: "2025-11-03",
  });
});

test("PST-02 'Copy Link' copies the address, for two seconds says so, or shows it", async ({
  page,
  context,
  baseURL,
}) => {
  const address = `${baseURL}/blog/${RICH}/`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, `/blog/${RICH}/`);
  const copy = page.getByRole("button", { name: "Copy Link" });
  const copied = toastShown(page, "Link copied");
  await copy.click();
  expect(await copied).toBe("2s");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByText("Link copied")).toBeHidden();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const refused = toastShown(page, `Unable to copy. Please copy manually: ${address}`);
  await copy.click();
  await refused;
});

test("PST-02, PST-03 the post is shared, and its head is its own", async ({
  sheet: page,
  request,
}) => {
  const post = await richPost(request);
  await read(page, `/blog/${RICH}/`);
  const url = encodeURIComponent(`${site.url}/blog/${RICH}/`);
  const title = encodeURIComponent(post.title);
  for (const [name, href] of [
    ["Facebook", `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    ["Twitter", `https://twitter.com/intent/tweet?url=${url}&text=${title}`],
    ["WhatsApp", `https://wa.me/?text=${title}%20${url}`],
    ["LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
  ] as const) {
    const link = page.getByRole("link", { name: `Share on ${name}` });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
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
  expect(await meta("twitter:description")).toBe(description);
  expect(await meta("og:type")).toBe("article");
  expect(await meta("og:image")).toBe(new URL(post.thumbnail?.url ?? "", site.url).href);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    `${site.url}/blog/${RICH}/`,
  );
});

test("EDT-06 the head says what the editor wrote for it, the page its own title", async ({
  sheet: page,
}) => {
  await read(page, "/blog/verified-upi-handles-for-investors/");
  const title = "How to check a verified UPI handle before you pay";
  await expect(page).toHaveTitle(`${title} | ${site.brand.product}`);
  const meta = (name: string) => page.locator(`meta[name="${name}"], meta[property="${name}"]`);
  const words = /^What the parts of a validated UPI/;
  await expect(meta("description")).toHaveAttribute("content", words);
  for (const card of ["og", "twitter"]) {
    await expect(meta(`${card}:title`)).toHaveAttribute("content", title);
    await expect(meta(`${card}:description`)).toHaveAttribute("content", words);
    await expect(meta(`${card}:image`)).toHaveAttribute("content", /-figure-\w+\.\w+$/);
  }
  const heading = "Verified UPI handles and how to pay a registered intermediary safely";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  const [data = ""] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(data)[1].headline).toBe(heading);
});

test.describe("PST-04 a post that is not built", () => {
  // The document and its page data are honest 404s: the API of the server knows no such post.
  test.use({ expectedErrors: /Failed to load resource|Error fetching blog:/ });

  test("PST-05 HTML of the API runs nothing, and keeps what is harmless", async ({ page }) => {
    const content =
      '<h2>Kept</h2><script>window.ran = 1</script><img src="/none.webp" onerror="window.ran = 1">' +
      '<a href="javascript:window.ran = 1">Press</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>';
    await answer(page, UNBUILT, { data: rawPost({ content }) });
    await page.goto(PATH);
    await expect(page.getByRole("heading", { name: "Kept" })).toBeVisible();
    await page.getByText("Press").click();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect(page.locator("article iframe, article script")).toHaveCount(0);
  });

  test("PST-06, PST-09 an unbuilt post has its contents and its revision like a built one", async ({
    page,
  }) => {
    const content = "<h2>Costs & taxes</h2><p>1</p>".repeat(3) + "<h2>शिकायत</h2><p>2</p>";
    const revision = { revisedAt: "2026-11-05", revisionNote: "New <b>fees</b>." };
    await answer(page, UNBUILT, { data: rawPost({ content, ...revision }) });
    await page.goto(PATH);
    await expect(page.getByText("Updated on 5 November 2026: New <b>fees</b>.")).toBeVisible();
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(links).toHaveText([...Array<string>(3).fill("Costs & taxes"), "शिकायत"]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(["#costs-taxes", "#costs-taxes-2", "#costs-taxes-3", "#शिकायत"]);
    await links.last().click();
    await expect(page.getByRole("heading", { name: "शिकायत" })).toBeInViewport();
  });

  test("PST-04 shows 'Loading...' and then the post", async ({ page }) => {
    const release = await hold(page, { [UNBUILT]: { data: rawPost() } });
    await page.goto(PATH);
    await expect(page.getByText("Loading...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    await expect(page).toHaveTitle(`A made-up post (sample) | ${site.brand.product}`);
    await expect(page).toHaveURL(/\/blog\/not-built-yet\/$/);
  });

  // No data, and one that is asked for three times, are in features/blog/fetch-blog.test.ts.
  for (const [fault, response, message] of [
    ["404", { status: 404, json: { message: "Not found" } }, "Blog not found"],
    ["text", { status: 200, body: "<html>" }, "Failed to load blog post"],
  ] as const) {
    test(`PST-04 ${fault} shows '${message}' with two ways on`, async ({ page }) => {
      await page.route(`**${UNBUILT}`, (route) => route.fulfill(response));
      await page.goto(PATH);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Blog");
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      const back = page.getByRole("link", { name: "Back to Blog List" });
      await expect(back).toHaveAttribute("href", "/blogs/");
      await page.unrouteAll();
      await answer(page, UNBUILT, { data: rawPost() });
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    });
  }
});
