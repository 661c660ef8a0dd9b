import type { CreatePagesArgs } from "gatsby";
import { createBlogPages } from "../../../builder/pages/blog-pages";
import type { BlogListContext } from "../../../src/shared/domain/page-context";

type PageOf = { path: string; context: BlogListContext };

const toPost = (apiId: string, date: string | null) => {
  const card = { segment: apiId, title: apiId, date, dateText: date ?? "no date" };
  return {
    id: apiId,
    apiId,
    segment: apiId,
    date,
    categoryId: null,
    authorKey: null,
    related: [],
    card,
  };
};

test("BLG-01 built lists have the API's order: newest date first, then newest record", async () => {
  const nodes = [
    toPost("9", "2026-10-02"),
    toPost("2", null),
    toPost("10", "2026-10-02T12:00:00"),
    toPost("4", "2026-10-02T15:30:00"),
    toPost("11", "2026-10-02"),
    toPost("5", "2026-10-02T10:30:00Z"),
    toPost("3", "2026-10-03"),
    toPost("1", null),
  ];
  const data = {
    allBlogPost: { nodes },
    allBlogCategory: { nodes: [] },
    redirects: null,
    authors: null,
  };
  const createPage = jest.fn();
  await createBlogPages({
    actions: { createPage, createNode: jest.fn() },
    graphql: async () => ({ data }),
    createNodeId: String,
    createContentDigest: String,
  } as unknown as CreatePagesArgs);
  const pages = createPage.mock.calls.map(([page]: [PageOf]) => page);
  const list = pages.find(({ path }) => path === "/blogs/")?.context.cards ?? [];
  expect(list.map(({ segment }) => segment)).toEqual(["3", "5", "4", "11", "10", "9", "2", "1"]);
});
