import { answerList, blogCategories, publishedPosts, rawPost } from "../support/blog-api";
import { expect, open, test } from "../support/visitor";

const cards = "main article";

test("BLG-01 every list page and every category page is pre-built with its posts", async ({
  request,
}) => {
  const posts = await publishedPosts(request);
  const pages = Math.ceil(posts.length / 10);
  for (let number = 1; number <= pages; number++) {
    const html = await (
      await request.get(number === 1 ? "/blogs/" : `/blogs/page/${number}/`)
    ).text();
    for (const { slug } of posts.slice((number - 1) * 10, number * 10)) {
      expect(html).toContain(`href="/blog/${slug}/"`);
    }
  }
  expect((await request.get(`/blogs/page/${pages + 1}/`)).status()).toBe(404);
  for (const { id, name } of await blogCategories(request)) {
    const segment = name.toLowerCase().replace(" & ", "-and-").replaceAll(" ", "-");
    const html = await (await request.get(`/blogs/category/${segment}/`)).text();
    const own = posts.filter(({ category }) => category?.id === id).slice(0, 10);
    expect(own.length).toBeGreaterThan(0);
    for (const { slug } of own) expect(html).toContain(`href="/blog/${slug}/"`);
  }
});

test("BLG-01 a post shows in the list before its rebuild", async ({ page }) => {
  await answerList(page, [rawPost(), rawPost({ _id: "second", slug: "second", title: "Second" })]);
  await open(page, "/blogs/");
  await expect(page.locator(cards)).toHaveCount(2);
  await expect(page.getByRole("link", { name: "A made-up post (sample)" })).toHaveAttribute(
    "href",
    "/blog/a-made-up-post/",
  );
});

test("BLG-01 an unchanged list is left as it was built, without loading more code", async ({
  page,
}) => {
  const scripts: string[] = [];
  const answered = page.waitForResponse(/\/api\/blogs\?page=1&limit=10$/);
  await open(page, "/blogs/");
  const before = await page.locator(cards).first().elementHandle();
  await answered;
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test("BLG-02 the category filter goes to page 1 of the category and to the top", async ({
  page,
  isMobile,
}) => {
  await open(page, "/blogs/page/2/");
  await page.evaluate(() => window.scrollTo(0, 900));
  if (isMobile) {
    await expect(page.getByRole("navigation", { name: "Categories" })).toBeHidden();
    await page.getByLabel("Category").selectOption("IPO Guides");
  } else {
    await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
    await page.getByRole("link", { name: "IPO Guides" }).click();
  }
  await expect(page).toHaveURL(/\/blogs\/category\/ipo-guides\/$/);
  await expect(page.getByText("Showing 6 of 6 posts in IPO Guides")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  if (isMobile) await page.getByLabel("Category").selectOption("Show All");
  else await page.getByRole("link", { name: "Show All" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
});

test("BLG-03 ten posts a page, numbered, with '<' and '>' at rest at the ends", async ({
  page,
  request,
}) => {
  const total = (await publishedPosts(request)).length;
  const last = Math.ceil(total / 10);
  await open(page, "/blogs/");
  await expect(page.getByRole("heading", { level: 1, name: "Blog", exact: true })).toBeVisible();
  await expect(page.locator(cards)).toHaveCount(10);
  await expect(page.getByText(`Showing 10 of ${total} posts`)).toBeVisible();
  await expect(page.getByText(`Page 1 of ${last}`)).toBeVisible();
  const paging = page.getByRole("navigation", { name: "Pagination" });
  await expect(paging.getByText("<")).toBeDisabled();
  await paging.getByText(">").click();
  await expect(page).toHaveURL(/\/blogs\/page\/2\/$/);
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await paging.getByRole("link", { name: `Page ${last}` }).click();
  await expect(
    page.getByText(`Showing ${total - (last - 1) * 10} of ${total} posts`),
  ).toBeVisible();
  await expect(paging.getByText(">")).toBeDisabled();
  await expect(paging.getByText("<")).toBeEnabled();
});

test("BLG-03 a long list shows the current page ±2 and '...' for gaps", async ({ page }) => {
  await page.route("**/api/blogs?*", (route) =>
    route.fulfill({
      json: { data: [rawPost()], metadata: { current_page: 1, total_pages: 20, total: 200 } },
    }),
  );
  await open(page, "/blogs/");
  const paging = page.getByRole("navigation", { name: "Pagination" });
  await expect(paging.getByRole("listitem")).toHaveText(["1", "2", "3", "...", "20"]);
});

test("BLG-04 a card shows its post and opens it", async ({ page, request }) => {
  const [newest] = await publishedPosts(request);
  if (!newest) throw new Error("The seed has no post");
  await open(page, "/blogs/");
  const card = page.locator(cards).first();
  await expect(card.getByRole("heading", { name: newest.title })).toBeVisible();
  await expect(card).toContainText(`By ${newest.author}`);
  await expect(card).toContainText("Read more...");
  await expect(card).toContainText(newest.category?.name ?? "");
  await expect(card.getByRole("time")).toHaveText(/^[A-Z][a-z]{2} \d{2}, 2026$/);
  const excerpt =
    (await card
      .locator("p", { hasText: /\.\.\.$/ })
      .first()
      .textContent()) ?? "";
  expect(excerpt.replace(/\.\.\.$/, "").split(" ")).toHaveLength(20);
  await expect(card.locator("img").first()).toHaveAttribute("src", /^\/api\/media\//);
  await card.click();
  await expect(page).toHaveURL(new RegExp(`/blog/${newest.slug}/$`));
  await expect(page.getByRole("heading", { level: 1, name: newest.title })).toBeVisible();
});

test("BLG-04 what a post lacks has its words and its placeholder", async ({ page }) => {
  await answerList(page, [
    { _id: "bare", slug: "bare" },
    rawPost({ _id: "named", slug: "named", category: { _id: "x" }, content: "<b>Short</b> text" }),
  ]);
  await open(page, "/blogs/");
  const bare = page.locator(cards).first();
  for (const words of ["Untitled Blog", "no date", "No keywords available", "By Unknown"]) {
    await expect(bare).toContainText(words);
  }
  await expect(bare.locator("img")).toHaveCount(0);
  await expect(bare.locator("svg").first()).toBeVisible();
  await expect(page.locator(cards).nth(1)).toContainText("Uncategorized");
  await expect(page.locator(cards).nth(1)).toContainText("Short text");
});

test("API-03 text of the API is shown as text", async ({ page }) => {
  await answerList(page, [rawPost({ title: "<img src=x onerror=alert(1)> & <b>bold</b>" })]);
  await open(page, "/blogs/");
  await expect(page.locator(cards)).toHaveCount(1);
  await expect(page.locator(cards).getByRole("heading")).toHaveText(
    "<img src=x onerror=alert(1)> & <b>bold</b>",
  );
});

test("BLG-05 an empty list says so", async ({ page }) => {
  await answerList(page, []);
  await open(page, "/blogs/");
  await expect(page.getByText("No blogs found")).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or check back later")).toBeVisible();
});

test("BLG-05 a list with nothing built says 'Loading...', its steps at rest", async ({ page }) => {
  await page.route("**/page-data/blogs/page-data.json", async (route) => {
    const answer = await route.fetch();
    const data = await answer.json();
    Object.assign(data.result.pageContext, { cards: [], total: 0, totalPages: 1 });
    await route.fulfill({ json: data });
  });
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/blogs?*", async (route) => {
    await held;
    await route.fulfill({ json: { data: [rawPost()], metadata: {} } });
  });
  await open(page, "/terms-conditions/");
  await page.locator('footer a[href="/blogs/"]').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText("Loading...")).toBeVisible();
  const paging = page.getByRole("navigation", { name: "Pagination" });
  await expect(paging.getByText("<")).toBeDisabled();
  await expect(paging.getByText(">")).toBeDisabled();
  release();
  await expect(page.locator(cards)).toHaveCount(1);
});

test.describe("when the API fails", () => {
  test.use({ expectedErrors: /^logged: (Failed to load resource|Error fetching blogs:)/ });

  for (const [fault, answer] of [
    ["500", { status: 500, body: "{}" }],
    ["truncated JSON", { status: 200, contentType: "application/json", body: '{"data":[' }],
    ["another shape", { status: 200, json: { message: "maintenance" } }],
  ] as const) {
    test(`BLG-05 ${fault} is only logged and the built list stays`, async ({ page }) => {
      await page.route("**/api/blogs?*", (route) => route.fulfill(answer));
      const logged = page.waitForEvent("console", (message) =>
        message.text().startsWith("Error fetching blogs:"),
      );
      await open(page, "/blogs/");
      await logged;
      await expect(page.locator(cards)).toHaveCount(10);
    });
  }
});

test("BLG-06 both spellings of the paging are read", async ({ page }) => {
  for (const [page1, total] of [
    [{ current_page: 1, total_pages: 3, total: 21 }, 21],
    [{ currentPage: 1, totalPages: 4, total: 31 }, 31],
  ] as const) {
    await page.unroute("**/api/blogs?*");
    await page.route("**/api/blogs?*", (route) =>
      route.fulfill({ json: { data: [rawPost()], pagination: page1 } }),
    );
    await open(page, "/blogs/");
    await expect(page.getByText(`Page 1 of ${Math.ceil(total / 10)}`)).toBeVisible();
    await expect(page.getByText(`Showing 1 of ${total} posts`)).toBeVisible();
  }
});
