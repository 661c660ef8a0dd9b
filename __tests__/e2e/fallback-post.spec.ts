import { toPost } from "../support/blog-api";
import { openReleasedSite, type ReleasedSite } from "../support/releases";
import { startUpstream } from "../support/upstream";
import {
  expect,
  waitForHydration,
  openPage,
  waitForIdle,
  site as values,
  test as visitorTest,
} from "../support/visitor";

// The built site with an API that has more posts: 61, the last of them with contents.

const PARTS = [1, 2, 3, 4].map((part) => `<h2>Part ${part}</h2><p>Words.</p>`).join("");
const POST = toPost({ slug: "post-61", title: "Post 61 (sample)", content: PARTS });
const RESPONSES: Record<string, object> = {
  "/api/blogs": { data: [POST], pagination: { current_page: 1, total_pages: 7, total: 61 } },
  "/api/blogs/slug/post-61": { data: POST },
};
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"/>';

const test = visitorTest.extend<object, { site: ReleasedSite }>({
  site: [
    async ({ browserName: _ }, provide) => {
      const api = await startUpstream(({ url = "" }, response) => {
        if (url.startsWith("/api/media/")) {
          response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
          return;
        }
        const body = RESPONSES[url.replace(/\?.*/, "")];
        response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
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

test("PST-03, PST-04 a post that is not built keeps its title and description after a click in its contents", async ({
  page,
  request,
}) => {
  const html = await (await request.get("/blog/post-61/")).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain('rel="canonical"');
  const description = page.locator('meta[name="description"]');
  await openPage(page, "/blog/post-61/");
  await expect(page).toHaveTitle(`Post 61 (sample) | ${values.brand.product}`);
  const opening = "Part 1 Words. Part 2 Words. Part 3 Words. Part 4 Words.";
  await expect(description).toHaveAttribute("content", opening);
  const contents = page.getByRole("navigation", { name: "On this page" });
  await contents.getByRole("link", { name: "Part 3" }).click();
  await expect(page).toHaveURL(/\/blog\/post-61\/#part-3$/);
  await waitForIdle(page);
  await expect(page).toHaveTitle(`Post 61 (sample) | ${values.brand.product}`);
  await expect(description).toHaveAttribute("content", opening);
});

test("EDT-02 a click on a withdrawn post leads to the gone page, which works, or to the page that the editor chose", async ({
  page,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource: .*4(?:04|10)/);
  const openLinkedPost = async () => {
    await openPage(page, "/blog/how-to-complain-scores-and-odr/");
    return page.getByRole("region", { name: "Read next" }).getByRole("link").first();
  };
  const link = await openLinkedPost();
  const path = (await link.getAttribute("href")) ?? "";
  await site.withdraw({ path, to: null });
  const gone = page.waitForResponse((each) => new URL(each.url()).pathname === path);
  await link.click();
  expect((await gone).status()).toBe(410);
  await waitForHydration(page);
  await expect(page.getByRole("alert")).toHaveText("Blog not found");

  await openLinkedPost();
  await site.withdraw({ path, to: "/blogs/" });
  await link.click();
  await expect(page).toHaveURL(/\/blogs\/$/);
  await site.withdraw();
});
