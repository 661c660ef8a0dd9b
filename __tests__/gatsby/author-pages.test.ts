import { createAuthorPages, settleAuthors } from "../../src/gatsby/author-pages";
import { authorKey } from "../../src/shared/author-key";
import { authorsEndpoint } from "../../src/shared/contract/authors";
import type { AuthorContext } from "../../src/shared/page-context";
import { postNode } from "./built-site";

type PageOf = { path: string; context: AuthorContext };

const settled = (...authors: object[]) => settleAuthors(authorsEndpoint.read(authors).items);
const asha = { _id: "a", name: "Asha Rao", slug: "asha" };

function pagesOf(authors: ReturnType<typeof settled>, ...names: (string | null)[]) {
  const posts = names.map((author, number) => ({
    authorKey: author && authorKey(author),
    card: postNode(number, { author }).card,
  }));
  const createPage = jest.fn();
  createAuthorPages({ createPage }, authors, posts);
  return createPage.mock.calls.map(([{ path, context }]: [PageOf]) => ({ path, context }));
}

test("PST-08 an author has a page, with 10 posts each, and what is known of them on the first", () => {
  const more = { role: "Analyst", nismNumber: "N-1", nismValidUntil: "2028-03-31" };
  const written = Array.from({ length: 11 }, () => " asha  RAO ");
  const pages = pagesOf(settled({ ...asha, ...more }), ...written, "Somebody", null);
  expect(pages.map(({ path }) => path)).toEqual([
    "/blog/author/asha/",
    "/blog/author/asha/page/2/",
  ]);
  const [first, second] = pages.map(({ context }) => context);
  expect(first?.cards).toHaveLength(10);
  expect(first).toMatchObject({ page: 1, totalPages: 2, total: 11 });
  expect(first?.author).toEqual({ name: "Asha Rao", segment: "asha", role: "Analyst" });
  expect(first?.details).toMatchObject({ nismNumber: "N-1", nismValidText: "31 March 2028" });
  expect([second?.cards.length, second?.details]).toEqual([1, null]);
});

test("PST-08 without a record no page, and no post by somebody unknown is an author's", () => {
  expect(pagesOf(settled(), "Asha Rao")).toEqual([]);
  const unknown = { _id: "u", name: "Unknown", slug: "unknown" };
  const [page] = pagesOf(settled(unknown), null);
  expect(page?.context).toMatchObject({ cards: [], total: 0, totalPages: 1 });
});

test("PST-08 slugs that are one address take marks of their own, whatever the order", () => {
  const others = [
    { _id: "b", name: "Bela", slug: "ASHA" },
    { _id: "c", name: "Chand", slug: "c/d" },
  ];
  const segments = (...list: object[]) =>
    Object.fromEntries(settled(...list).authors.map(({ id, segment }) => [id, segment]));
  const found = segments(asha, ...others);
  expect(found).toEqual(segments(...others, asha));
  expect(found.a).toMatch(/^asha-\w+$/);
  expect(found.b).toMatch(/^ASHA-\w+$/);
  expect(found.c).toMatch(/^c-d-\w+$/);
  expect(segments(asha)).toEqual({ a: "asha" });
});

test("PST-08 a name that two records share leads to neither, and the build says so", () => {
  const twice = settled(asha, { _id: "b", name: "asha rao", slug: "other" });
  expect(twice.warnings).toEqual([
    expect.stringContaining('author a shares the name "Asha Rao"'),
    expect.stringContaining('author b shares the name "asha rao"'),
  ]);
  expect([...twice.byKey]).toEqual([]);
  expect(pagesOf(twice, "Asha Rao").map(({ context }) => context.total)).toEqual([0, 0]);
});
