import { expect, test } from "@playwright/test";
import { encodePath, paths } from "../../src/shared/paths";
import { publishedPosts } from "../support/blog-api";
import { openReleasedSite } from "../support/releases";
import { startUpstream } from "../support/upstream";

// A post that is built, and that the CMS then removes: the API of this test has all posts but it.

test("PST-04 a removed post leaves the list at once, stands until the rebuild and is 404 after it", async ({
  page,
  request,
}) => {
  const [removed] = await publishedPosts(request);
  if (!removed) throw new Error("The API has no posts");
  const list = (await (await request.get("/api/blogs?page=1&limit=11")).json()) as {
    data: { slug: string }[];
    pagination: { total: number };
  };
  const data = list.data.filter(({ slug }) => slug !== removed.slug);
  const total = list.pagination.total - 1;
  const api = await startUpstream(({ url = "" }, response) => {
    const found = url.startsWith("/api/blogs?");
    response.writeHead(found ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(found ? { data, pagination: { total } } : { data: null }));
  });
  const site = await openReleasedSite(api.origin);
  const path = encodePath(paths.blog(removed.slug));

  await page.goto(`${site.url}/blogs/`);
  const cards = page.locator("main article");
  await expect(cards.first().getByRole("heading")).not.toHaveText(removed.title);
  await expect(cards).toHaveCount(10);
  await expect(page.getByText(removed.title)).toHaveCount(0);
  expect((await request.get(site.url + path)).status()).toBe(200);

  const pageData = `/page-data${paths.blog(removed.slug)}page-data.json`;
  await site.publish({}, [`${paths.blog(removed.slug)}index.html`, pageData]);
  expect((await request.get(site.url + path)).status()).toBe(404);
  expect((await request.get(site.url + encodePath(pageData))).status()).toBe(404);
  await site.close();
  await api.close();
});
