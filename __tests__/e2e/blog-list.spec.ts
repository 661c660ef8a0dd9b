import type { Locator, Page } from "@playwright/test";
import { mockResponse, holdCalls, refuseCall } from "../support/api-responses";
import { mockListResponse, fetchCategories, fetchPosts, toPost } from "../support/blog-api";
import { openWithoutPageData } from "../support/fallback-data";
import {
  expect,
  expectTop,
  waitForLog,
  openPage,
  scrollTo,
  waitForIdle,
  test,
} from "../support/visitor";

const cards = "main article";
const getPaging = (page: Page) => page.getByRole("navigation", { name: "Pagination" });

test("BLG-01 every list and category page is pre-built with its posts", async ({ request }) => {
  const posts = await fetchPosts(request);
  const expectBuilt = async (path: string, expected: typeof posts) => {
    const html = await (await request.get(path)).text();
    expect(expected.length).toBeGreaterThan(0);
    for (const { slug } of expected) expect(html).toContain(`href="/blog/${slug}/"`);
  };
  const pages = Math.ceil(posts.length / 10);
  for (let number = 1; number <= pages; number++) {
    const own = posts.slice((number - 1) * 10, number * 10);
    await expectBuilt(number === 1 ? "/blogs/" : `/blogs/page/${number}/`, own);
  }
  expect((await request.get(`/blogs/page/${pages + 1}/`)).status()).toBe(404);
  for (const { id, name } of await fetchCategories(request)) {
    const segment = name.toLowerCase().replace(" & ", "-and-").replaceAll(" ", "-");
    const own = posts.filter(({ category }) => category?.id === id).slice(0, 10);
    await expectBuilt(`/blogs/category/${segment}/`, own);
  }
});

test("BLG-01 an unchanged list stays as built and loads no more code", async ({ page }) => {
  const arrivals: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") arrivals.push(request.url());
  });
  page.on("response", (response) => {
    if (/\/api\/blogs\?page=1&limit=10$/.test(response.url())) arrivals.push("the list");
  });
  await openPage(page, "/blogs/");
  const builtCard = await page.locator(cards).first().elementHandle();
  await expect.poll(() => arrivals).toContain("the list");
  await waitForIdle(page);
  expect(arrivals.at(-1)).toBe("the list");
  expect(await builtCard?.evaluate((element) => element.isConnected)).toBe(true);
});

test("BLG-04 phones 720 pixels wide load pictures 640 pixels wide @full", async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  for (const [width, deviceScaleFactor] of [
    [360, 2],
    [412, 1.75],
  ] as const) {
    const screen = { width, height: 800, deviceScaleFactor, mobile: false };
    await session.send("Emulation.setDeviceMetricsOverride", screen);
    for (const path of ["/blogs/", "/blog/how-to-complain-scores-and-odr/"]) {
      await page.goto(path);
      expect(await page.evaluate(() => devicePixelRatio)).toBe(deviceScaleFactor);
      const picture = page.locator("main article img").first();
      const readSource = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      await expect.poll(readSource, path).toMatch(/-640x\d+\.webp$/);
      await waitForIdle(page);
    }
  }
});

test("BLG-02 a category opens at the top of its first page @phone @full", async ({
  page,
  isMobile,
}) => {
  await openPage(page, "/blogs/page/2/");
  await scrollTo(page, 900);
  const side = page.getByRole("navigation", { name: "Categories" });
  const dropdown = page.getByLabel("Category", { exact: true });
  await expect(isMobile ? side : dropdown).toBeHidden();
  const chooseCategory = (name: string) =>
    isMobile ? dropdown.selectOption(name) : side.getByRole("link", { name }).click();
  await chooseCategory("IPO Guides");
  await expect(page).toHaveURL(/\/blogs\/category\/ipo-guides\/$/);
  await expect(page.getByText(/Showing (\d+) of \1 posts in IPO Guides/)).toBeVisible();
  await expectTop(page);
  if (isMobile) await expect(dropdown).toHaveValue(/ipo-guides/);
  else await expect(side.locator("[aria-current]")).toHaveText("IPO Guides");
  await chooseCategory("Show All");
  await expect(page).toHaveURL(/\/blogs\/$/);
});

test("BLG-03 shows ten posts a page; the ends disable '<' and '>'", async ({ page, request }) => {
  const total = (await fetchPosts(request)).length;
  const last = Math.ceil(total / 10);
  await openPage(page, "/blogs/");
  await expect(page.getByRole("heading", { level: 1, name: "Blog", exact: true })).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(10);
  await expect(page.getByText(`Showing 10 of ${total} posts`)).toBeVisible();
  await expect(page.getByText(`Page 1 of ${last}`)).toBeVisible();
  await expect(getPaging(page).getByText("<")).toBeDisabled();
  await getPaging(page).getByText(">").click();
  await expect(page).toHaveURL(/\/blogs\/page\/2\/$/);
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible();
  await expectTop(page);
  await getPaging(page)
    .getByRole("link", { name: `Page ${last}` })
    .click();
  const rest = total - (last - 1) * 10;
  await expect(page.getByText(`Showing ${rest} of ${total} posts`)).toBeVisible();
  await expect(getPaging(page).getByText(">")).toBeDisabled();
  await expect(getPaging(page).getByText("<")).toBeEnabled();
});

test("BLG-04, BLG-02 a card opens its post; the categories stay in view", async ({
  page,
  request,
}) => {
  const [newest] = await fetchPosts(request);
  if (!newest) throw new Error("The seed has no post");
  await openPage(page, "/blogs/");
  const card = page.locator(cards).first();
  await expect(card.getByRole("heading", { name: newest.title })).toBeVisible();
  await expect(card).toContainText(`By ${newest.author}`);
  await expect(card).toContainText("Read more...");
  await expect(card).toContainText(newest.category?.name ?? "");
  await expect(card.getByRole("time")).toHaveText(/^[A-Z][a-z]{2} \d{2}, 2026$/);
  const excerpt = card.locator("p", { hasText: /\.\.\.$/ }).first();
  expect((await excerpt.innerText()).split(" ")).toHaveLength(20);
  await expect(card.locator("img").first()).toHaveAttribute("src", /^\/api\/media\//);

  await scrollTo(page, 1500);
  const side = page.getByRole("navigation", { name: "Categories" });
  await expect(side.getByRole("link", { name: "Show All" })).toBeInViewport({ ratio: 1 });
  const readBottom = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const header = page.locator("header").first();
  expect((await side.boundingBox())?.y).toBeGreaterThan(await readBottom(header));
  expect(await readBottom(side)).toBeLessThanOrEqual(800);

  await card.click();
  await expect(page).toHaveURL(new RegExp(`/blog/${newest.slug}/$`));
  await expect(page.getByRole("heading", { level: 1, name: newest.title })).toBeVisible();
});

test("BLG-01, BLG-04, API-03 says what a post lacks; markup is text @full", async ({ page }) => {
  const markup = "<img src=x onerror=alert(1)> & <b>bold</b>";
  await mockListResponse(page, [
    { _id: "bare", slug: "bare" },
    toPost({ _id: "named", slug: "named", category: { _id: "x" }, content: "<b>Short</b> text" }),
    toPost({ title: markup }),
  ]);
  await openPage(page, "/blogs/");
  await expect(page.locator(cards)).toHaveCount(3);
  const bare = page.locator(cards).first();
  for (const text of ["Untitled Blog", "no date", "No keywords available", "By Unknown"]) {
    await expect(bare).toContainText(text);
  }
  await expect(bare.locator("img")).toHaveCount(0);
  await expect(bare.locator("svg").first()).toBeVisible();
  await expect(page.locator(cards).nth(1)).toContainText("Uncategorized");
  await expect(page.locator(cards).nth(1)).toContainText("Short text");
  const marked = page.locator(cards).last();
  await expect(marked.getByRole("heading")).toHaveText(markup);
  await expect(marked.getByRole("link")).toHaveAttribute("href", "/blog/a-made-up-post/");
});

test("BLG-05 without built posts the list shows 'Loading...' and disabled paging", async ({
  page,
}) => {
  const release = await holdCalls(page, { "/api/blogs": { data: [toPost()] } });
  await openWithoutPageData(page, "/blogs/");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(getPaging(page).getByText("<")).toBeDisabled();
  await expect(getPaging(page).getByText(">")).toBeDisabled();
  release();
  await expect(page.locator(cards)).toHaveCount(1);
});

test("BLG-05 a failed call is only logged, and the built list stays @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/^logged: (Failed to load resource|Error fetching blogs:)/);
  await refuseCall(page, "/api/blogs");
  const loggedError = waitForLog(page, "Error fetching blogs:");
  await openPage(page, "/blogs/");
  await loggedError;
  await expect(page.locator(cards)).toHaveCount(10);
});

test("BLG-05, BLG-03, BLG-06 an empty list says so, paging ends at the last built page, and a page past the last one links back @full", async ({
  page,
}) => {
  await mockListResponse(page, []);
  await openPage(page, "/blogs/");
  await expect(page.getByText("No blogs found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or check back later")).toBeVisible();

  // The next visit would cancel a pending call, which logs an error.
  await waitForIdle(page);
  const pagination = { current_page: 1, total_pages: 20, total: 200 };
  await mockResponse(page, "/api/blogs", { data: [toPost()], pagination });
  await openPage(page, "/blogs/page/4/");
  await expect(page.getByText("Showing 1 of 200 posts")).toBeVisible();
  await expect(page.getByText("Page 4 of 4")).toBeVisible();
  await expect(getPaging(page).getByText(">")).toBeDisabled();

  await waitForIdle(page);
  await mockListResponse(page, [], 20);
  await openPage(page, "/blogs/page/4/");
  await expect(page.getByText("The last page is page 2")).toBeVisible();
  await expect(page.getByText("Page 4 of")).toHaveCount(0);
  await page.getByRole("link", { name: "Previous page" }).click();
  await expect(page).toHaveURL(/\/blogs\/page\/2\/$/);
});
