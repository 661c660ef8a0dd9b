import { paths } from "../../src/shared/domain/paths";
import { rawPost } from "../support/blog-api";
import { countShifts, expectStill } from "../support/layout-shift";
import { openReleasedSite, type ReleasedSite } from "../support/releases";
import { startUpstream } from "../support/upstream";
import {
  expect,
  expectTop,
  hydrated,
  logged,
  open,
  settled,
  site as values,
  test as visitorTest,
} from "../support/visitor";

// The built site over an API that has more by now: 61 posts, and a category of 12 that no build knows.

const CATEGORIES = [
  { _id: "1", blogCategoryName: "Market Basics" },
  { _id: "77", blogCategoryName: "Bonds & Gilts" },
];
const BONDS = paths.blogCategory("bonds-and-gilts");
const post = (number: number) =>
  rawPost({ _id: `${number}`, slug: `post-${number}`, title: `Post ${number} (sample)` });
const posts = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, index) => post(from + index + 1));

const PARTS = [1, 2, 3, 4].map((part) => `<h2>Part ${part}</h2><p>Words.</p>`).join("");

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';
let down = false;

const test = visitorTest.extend<object, { site: ReleasedSite }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const api = await startUpstream(({ url = "" }, response) => {
        if (url.startsWith("/api/media/")) {
          // What the built pages show.
          response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
          return;
        }
        const body = down ? undefined : answerTo(new URL(url, "http://api"));
        response.writeHead(down ? 503 : body ? 200 : 404, { "content-type": "application/json" });
        response.end(JSON.stringify(body ?? {}));
      });
      const site = await openReleasedSite(api.origin);
      await provide(site);
      await site.close();
      await api.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, provide) => provide(site.url),
});

function answerTo({ pathname, searchParams }: URL): object | undefined {
  const page = Number(searchParams.get("page") ?? 1);
  const limit = Number(searchParams.get("limit"));
  const list = (total: number) => ({
    data: posts((page - 1) * limit, Math.min(page * limit, total)),
    pagination: { current_page: page, total_pages: Math.ceil(total / limit), total },
  });
  if (pathname === "/api/blogs") return list(61);
  // A card under the pointer has its post fetched.
  if (pathname.startsWith("/api/blogs/slug/")) return { data: { ...post(1), content: PARTS } };
  if (pathname === "/api/blogs/categories") return { data: CATEGORIES };
  return pathname === "/api/blogs/categories/77/blogs" ? list(12) : undefined;
}

test.beforeEach(() => (down = false));

test("BLG-01 '>' leads on through pages that only the API has", async ({ page }) => {
  await open(page, "/blogs/page/4/");
  const paging = page.getByRole("navigation", { name: "Pagination" });
  await expect(page.getByText("Page 4 of 7")).toBeVisible();
  for (const number of [5, 6, 7]) {
    await paging.getByText(">").click();
    await expect(page).toHaveURL(new RegExp(`/blogs/page/${number}/$`));
    await expect(page.getByText(`Page ${number} of 7`)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`, page ${number} \\| ${values.brand.product}$`));
  }
  await expect(page.locator("main article")).toHaveCount(1);
  await expect(page.getByText("Showing 1 of 61 posts")).toBeVisible();
  await expect(paging.getByText(">")).toBeDisabled();
  await paging.getByText("<").click();
  await expect(page.getByText("Showing 10 of 61 posts")).toBeVisible();
  await expectTop(page);
  await page.goBack();
  await expect(page.getByText("Page 7 of 7")).toBeVisible();
});

test("BLG-01, HDR-04 such a page opens at its address, highlights 'Blogs', is no page for search engines, and shifts nothing @phone", async ({
  page,
  request,
  isMobile,
}) => {
  const html = await (await request.get("/blogs/page/5/")).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  await countShifts(page);
  const answer = await page.goto("/blogs/page/5/");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(page.getByText("Page 5 of 7")).toBeVisible();
  await expect(page.locator("main article")).toHaveCount(10);
  await expect(page.getByRole("heading", { name: "Post 41 (sample)" })).toBeVisible();
  if (!isMobile) {
    const item = page.getByRole("banner").getByRole("link", { name: "Blogs" });
    await expect(item).toHaveAttribute("aria-current", "page");
  }
  await settled(page);
  await expectStill(page);
});

test("BLG-02 a category that is not built yet can be chosen, and has its pages @phone", async ({
  page,
  isMobile,
}) => {
  await countShifts(page);
  await open(page, "/blogs/");
  const option = isMobile ? page.locator("option") : page.getByRole("link");
  await expect(option.filter({ hasText: "Bonds & Gilts" })).toHaveCount(1);
  await expectStill(page);
  if (isMobile) await page.getByLabel("Category").selectOption("Bonds & Gilts");
  else await page.getByRole("link", { name: "Bonds & Gilts" }).click();
  await expect(page).toHaveURL(new RegExp(`${BONDS}$`));
  await expect(page.getByText("Showing 10 of 12 posts in Bonds & Gilts")).toBeVisible();
  await expect(page).toHaveTitle(/^Bonds & Gilts – /);
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page.getByText("Showing 2 of 12 posts in Bonds & Gilts")).toBeVisible();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  // Loaded anew on its way up, the page would come back with the footer in view.
  await expectTop(page);
  await page.reload();
  await expect(page.getByText("Showing 2 of 12 posts in Bonds & Gilts")).toBeVisible();
  if (isMobile) await expect(page.getByLabel("Category")).toHaveValue(BONDS);
  else
    await expect(page.getByRole("link", { name: "Bonds & Gilts" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  await expectStill(page);
});

test("PST-03, PST-04 a post that is not built keeps its head after a press on its contents", async ({
  page,
}) => {
  const description = page.locator('meta[name="description"]');
  await open(page, "/blog/post-61/");
  await expect(page).toHaveTitle(`Post 1 (sample) | ${values.brand.product}`);
  const words = "Part 1 Words. Part 2 Words. Part 3 Words. Part 4 Words.";
  await expect(description).toHaveAttribute("content", words);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Part 3" }).click();
  await expect(page).toHaveURL(/\/blog\/post-61\/#part-3$/);
  await settled(page);
  await expect(page).toHaveTitle(`Post 1 (sample) | ${values.brand.product}`);
  await expect(description).toHaveAttribute("content", words);
});

test.describe("with errors in the log", () => {
  test.use({
    expectedErrors: /^logged: (Failed to load resource|Error fetching (blogs|categories):)/,
  });

  test("BLG-05 a page that only the API has says so, with two ways on", async ({ page }) => {
    down = true;
    const answer = await page.goto("/blogs/page/5/");
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Error Loading Blog");
    await expect(page.getByRole("alert").filter({ hasText: "Failed to load blogs" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to Blog List" })).toBeVisible();
    down = false;
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByText("Page 5 of 7")).toBeVisible();
  });

  test("BLG-02 the built categories stay", async ({ page }) => {
    down = true;
    const told = logged(page, "Error fetching categories:");
    await open(page, "/blogs/");
    await told;
    await expect(page.getByRole("link", { name: "IPO Guides" })).toBeVisible();
  });

  test("BLG-01 a list that nobody has is a 404 and stays one", async ({ page }) => {
    for (const path of ["/blogs/page/99/", paths.blogCategory("nothing")]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await hydrated(page);
      await settled(page);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Page not found");
    }
  });
});
