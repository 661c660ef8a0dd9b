import type { Page } from "@playwright/test";
import { mockResponse, holdCalls } from "../support/api-responses";
import { fetchPosts, toPost } from "../support/blog-api";
import { expect, openPage, goTo, site, test, waitForToast } from "../support/visitor";

// The post of the seed that has a nested list, a numbered list, a quote and a table.
const RICH = "how-to-complain-scores-and-odr";
// Only the browser's API has this post; the host sends its 404 page.
const PATH = "/blog/not-built-yet/";
const UNBUILT_CALL = "/api/blogs/slug/not-built-yet";

const getMeta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`);

test("PST-01, PST-02, PST-07, PST-09 a post shows its parts and links to networks, posts and the list", async ({
  staticPage: page,
  request,
}) => {
  const posts = await fetchPosts(request);
  const post = posts.find(({ slug }) => slug === RICH);
  if (!post) throw new Error(`The seed has no post ${RICH}`);
  await goTo(page, `/blog/${RICH}/`);
  const article = page.getByRole("article");
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(post.title);
  await expect(article).toContainText(post.category?.name ?? "");
  await expect(article).toContainText(`By ${post.author}`);
  await expect(article.getByRole("time")).toHaveText("28 April 2026");
  const words = post.html.replace(/<[^>]+>/g, " ").match(/\S+/g) ?? [];
  await expect(article).toContainText(`${Math.ceil(words.length / 200)} min read`);
  await expect(article.locator("img").first()).toHaveAttribute("src", /^\/api\/media\//);
  for (const part of ["h2", "ul ul", "ol", "blockquote", "table"]) {
    await expect(article.locator(`${part}:not(nav *, details *)`).first()).toBeVisible();
  }
  await expect(page.getByText(/^Updated on/)).toHaveCount(0);

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
  // Without a script, Copy Link would do nothing.
  await expect(page.getByRole("group", { name: "Share" }).getByRole("button")).toHaveCount(0);

  const listed = posts.filter(({ category }) => category?.id === post.category?.id);
  const at = listed.indexOf(post);
  const next = [...listed.slice(at + 1), ...listed.slice(0, at).reverse()].slice(0, 3);
  const links = page.getByRole("region", { name: "Read next" }).getByRole("link");
  await expect(links).toHaveText(next.map((each) => each.title));
  await links.first().click();
  await expect(page).toHaveURL(new RegExp(`/blog/${next[0]?.slug}/$`));
  await page.getByRole("article").getByRole("link", { name: "Back to All Blogs" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
});

test("PST-03 a post has its own title and metadata", async ({ staticPage: page, request }) => {
  const post = (await fetchPosts(request)).find(({ slug }) => slug === RICH);
  await goTo(page, `/blog/${RICH}/`);
  // With the product's name it would be cut.
  await expect(page).toHaveTitle(post?.title ?? "");
  const readProp = (name: string) => getMeta(page, name).getAttribute("content");
  const description = (await readProp("description")) ?? "";
  expect(description).toMatch(/…$/);
  expect(description.length).toBeGreaterThan(150);
  expect(description.length).toBeLessThanOrEqual(161);
  const text = post?.html.replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");
  expect(text).toContain(description.slice(0, 40));
  expect(await readProp("og:title")).toBe(post?.title);
  expect(await readProp("og:description")).toBe(description);
  expect(await readProp("twitter:description")).toBe(description);
  expect(await readProp("og:type")).toBe("article");
  const shared = post?.thumbnail?.social ?? "";
  expect(await readProp("og:image")).toBe(new URL(shared, site.url).href);
  const [width, height] = [await readProp("og:image:width"), await readProp("og:image:height")];
  expect(shared).toContain(`-${width}x${height}.jpg`);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${site.url}/blog/${RICH}/`);
});

test("EDT-06, PST-09 the metadata has the editor's texts, and a revision is shown", async ({
  staticPage: page,
}) => {
  await goTo(page, "/blog/verified-upi-handles-for-investors/");
  const title = "How to check a verified UPI handle before you pay";
  await expect(page).toHaveTitle(`${title} | ${site.brand.product}`);
  const description = /^What the parts of a validated UPI/;
  await expect(getMeta(page, "description")).toHaveAttribute("content", description);
  for (const card of ["og", "twitter"]) {
    await expect(getMeta(page, `${card}:title`)).toHaveAttribute("content", title);
    await expect(getMeta(page, `${card}:description`)).toHaveAttribute("content", description);
    await expect(getMeta(page, `${card}:image`)).toHaveAttribute(
      "content",
      /-figure-\w+-\d+x\d+\.jpg$/,
    );
  }
  const heading = "Verified UPI handles and how to pay a registered intermediary safely";
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByText(/^Updated on/)).toHaveText([/^Updated on 3 November 2025: .+/]);
});

test("PST-01 pictures that fail keep their place at any width", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/net::ERR_FAILED/);
  await page.route("**/api/media/**", (route) => route.abort());
  await openPage(page, `/blog/${RICH}/`);
  const cover = page.locator("article [data-placeholder]").first();
  await expect(cover).toBeVisible();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const picture of [cover, page.locator("article img").first()]) {
      expect((await picture.boundingBox())?.height).toBeGreaterThan(150);
    }
  }
});

test("PST-06 'On this page' is next to the text, on phones folded above it", async ({ page }) => {
  await openPage(page, `/blog/${RICH}/`);
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

test("PST-02 'Copy Link' copies the address and says so for 2 s; if refused, it shows the address @full", async ({
  page,
  context,
  baseURL,
}) => {
  const address = `${baseURL}/blog/${RICH}/`;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPage(page, `/blog/${RICH}/`);
  const copy = page.getByRole("button", { name: "Copy Link" });
  const copied = waitForToast(page, "Link copied");
  await copy.click();
  expect(await copied).toBe("2s");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await expect(page.getByText("Link copied")).toBeHidden();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
  });
  const refused = waitForToast(page, `Unable to copy. Please copy manually: ${address}`);
  await copy.click();
  await refused;
});

test.describe("PST-04 a post that is not built", () => {
  // Document and page data are 404, because the server's API lacks the post.
  test.use({ expectedErrors: /Failed to load resource|Error fetching blog:/ });

  test("PST-04, PST-06, PST-09 shows 'Loading...', then the whole post", async ({ page }) => {
    const content = "<h2>Costs & taxes</h2><p>1</p>".repeat(3) + "<h2>शिकायत</h2><p>2</p>";
    const revision = { revisedAt: "2026-11-05", revisionNote: "New <b>fees</b>." };
    const release = await holdCalls(page, {
      [UNBUILT_CALL]: { data: toPost({ content, ...revision }) },
    });
    await page.goto(PATH);
    await expect(page.getByText("Loading...")).toBeVisible();
    release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    await expect(page).toHaveTitle(`A made-up post (sample) | ${site.brand.product}`);
    await expect(page).toHaveURL(/\/blog\/not-built-yet\/$/);
    await expect(page.getByText("Updated on 5 November 2026: New <b>fees</b>.")).toBeVisible();
    const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
    await expect(links).toHaveText([...Array<string>(3).fill("Costs & taxes"), "शिकायत"]);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(targets).toEqual(["#costs-taxes", "#costs-taxes-2", "#costs-taxes-3", "#शिकायत"]);
    await links.last().click();
    await expect(page.getByRole("heading", { name: "शिकायत" })).toBeInViewport();
  });

  // features/blog/fetch-blog.test.ts tests empty responses and retries.
  test("PST-04, PST-05 failures offer links; no script in a post runs @full", async ({ page }) => {
    const content =
      '<h2>Kept</h2><script>window.ran = 1</script><img src="/none.webp" onerror="window.ran = 1">' +
      '<a href="javascript:window.ran = 1">Press</a><iframe srcdoc="<script>parent.ran=1</script>"></iframe>';
    const again = page.getByRole("button", { name: "Try Again" });
    for (const [response, message, title] of [
      [{ status: 404, json: { message: "Not found" } }, "Blog not found", "Blog not found"],
      [{ status: 200, body: "<html>" }, "Failed to load blog post", "Error Loading Blog"],
    ] as const) {
      await page.route(`**${UNBUILT_CALL}`, (route) => route.fulfill(response));
      await page.goto(PATH);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Blog");
      await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
      const back = page.getByRole("link", { name: "Back to Blog List" });
      await expect(back).toHaveAttribute("href", "/blogs/");
      await expect(page).toHaveTitle(`${title} | ${site.brand.product}`);
      await mockResponse(page, UNBUILT_CALL, { data: toPost({ content }) });
      // A missing post offers no retry.
      await expect(again).toHaveCount(response.status === 404 ? 0 : 1);
      await (response.status === 404 ? page.reload() : again.click());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A made-up post (sample)");
    }
    await expect(page.getByRole("heading", { name: "Kept" })).toBeVisible();
    await page.getByText("Press").click();
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
    await expect(page.locator("article iframe, article script")).toHaveCount(0);
  });
});

test("PST-10 a post that names securities ends with a disclosure; others have none", async ({
  staticPage: page,
}) => {
  await goTo(page, "/blog/silver-loom-textiles-ipo/");
  const box = page.getByRole("article").getByRole("region", { name: "Disclosure" });
  await expect(box).toContainText("Securities named: Silver Loom Textiles Limited (sample)");
  await expect(box).toContainText("Neither the author nor the firm holds the securities named");
  await expect(box).toContainText(
    "The securities quoted are for illustration only and are not recommendatory.",
  );
  await goTo(page, `/blog/${RICH}/`);
  await expect(page.getByRole("region", { name: "Disclosure" })).toHaveCount(0);
});
