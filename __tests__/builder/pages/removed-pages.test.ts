import { existsSync } from "node:fs";
import { createRemovedPages, listLivePages } from "../../../builder/pages/blog-pages";
import { redirectsEndpoint } from "../../../src/shared/contract/redirects";
import type { RemovedContext } from "../../../src/shared/domain/page-context";

const category = { _id: "c", blogCategoryName: "IPO" };
const toPost = (segment: string, categoryId: string) => {
  const card = { segment, title: segment, date: null, dateText: "no date" };
  return { segment, categoryId, card };
};

test("EDT-02 an unpublished post has a page with the newest posts of its category", () => {
  const posts = [
    toPost("other", "d"),
    ...Array.from({ length: 12 }, (_, index) => toPost(`post-${index}`, "c")),
  ];
  const categories = [{ apiId: "c", name: "IPO", segment: "ipo" }];
  const { items } = redirectsEndpoint.read([
    { from: "/blog/gone", gone: true, category },
    { from: "/blog/no-category/", gone: true },
    { from: "/blog/post-1/", gone: true },
    { from: "/page/", gone: true },
    { from: "/blog/moved/", to: "/blog/post-2/" },
  ]);
  const createPage = jest.fn();
  createRemovedPages({ createPage }, items, posts, categories);
  const made = createPage.mock.calls.map(([page]: [PageOf]) => page);
  const pages = new Map(made.map(({ path, context }) => [path, context]));
  expect([...pages.keys()]).toEqual(["/blog/gone/", "/blog/no-category/"]);
  expect(pages.get("/blog/no-category/")).toEqual({ category: null, posts: [] });
  const listed = pages.get("/blog/gone/")?.posts.map(({ segment }) => segment);
  expect(listed).toEqual(Array.from({ length: 10 }, (_, index) => `post-${index}`));

  const componentPath = made[0]?.component ?? "";
  expect(existsSync(componentPath)).toBe(true);
  const all = new Map([
    ["/blog/gone/", { path: "/blog/gone/", componentPath }],
    ["/FAQ/", { path: "/FAQ", componentPath: "faq.tsx" }],
  ]);
  expect([...listLivePages(all)]).toEqual([["/faq", "/FAQ"]]);
});

type PageOf = { path: string; component: string; context: RemovedContext };
