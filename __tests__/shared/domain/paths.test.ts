import { parseBlogSlug, encodePath, paths } from "../../../src/shared/domain/paths";
import { routePaths } from "../../support/site-routes";

test("ROU-04 paths are encoded once, even if they are encoded already", () => {
  const path = "/Stock-Market-Tips-Provider–Stockneev";
  const encoded = "/Stock-Market-Tips-Provider%E2%80%93Stockneev";
  expect([path, encoded, "/100%/"].map(encodePath)).toEqual([encoded, encoded, "/100%25/"]);
});

test("ROU-01 the site's paths are those of the route list", () => {
  const fixed = Object.values<(...values: never[]) => string>(paths)
    .filter((path) => path.length === 0)
    .map((path) => path())
    .filter((path) => !path.endsWith(".ics"));
  const ours = ["/offline-plugin-app-shell-fallback/", "/preview/", "/complaint-status/"];
  expect([...routePaths, ...ours]).toEqual(expect.arrayContaining(fixed));
});

test("BLG-01 posts and list pages have their own addresses, from which a post's slug is read", () => {
  const lists = [1, 2].flatMap((page) => [paths.blogsPage(page), paths.blogCategory("ipo", page)]);
  expect([...lists, paths.blog("a")]).toEqual([
    ...["/blogs/", "/blogs/category/ipo/", "/blogs/page/2/", "/blogs/category/ipo/page/2/"],
    "/blog/a/",
  ]);
  const posts = ["/blog/a%20b/", "/blog/100%", "/blog/", "/blog/a/b", "/a/blog/a", "/blogs/"];
  expect(posts.map(parseBlogSlug)).toEqual(["a b", "100%", null, null, null, null]);
});
