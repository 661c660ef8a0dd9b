import { createAuthorPages, resolveAuthors } from "../../../builder/pages/author-pages";
import { toAuthorKey } from "../../../src/shared/domain/author-key";
import { authorsEndpoint } from "../../../src/shared/contract/authors";
import type { AuthorContext } from "../../../src/shared/domain/page-context";
import { toPostNode } from "../built-site";

type PageOf = { path: string; context: AuthorContext };

const readAuthors = (...authors: object[]) => resolveAuthors(authorsEndpoint.read(authors).items);
const asha = { _id: "a", name: "Asha Rao", slug: "asha" };

function createPages(authors: ReturnType<typeof readAuthors>, ...names: (string | null)[]) {
  const posts = names.map((author, number) => ({
    authorKey: author && toAuthorKey(author),
    card: toPostNode(number, { author }).card,
  }));
  const createPage = jest.fn();
  createAuthorPages({ createPage }, authors, posts);
  return createPage.mock.calls.map(([{ path, context }]: [PageOf]) => ({ path, context }));
}

// e2e/authors.spec.ts tests what an author's first page shows.
test("PST-08 an author's page has 10 posts, and the profile on the first", () => {
  const written = Array.from({ length: 11 }, () => " asha  RAO ");
  const more = { role: "Analyst", nismValidUntil: "2028-03-31" };
  const pages = createPages(readAuthors({ ...asha, ...more }), ...written, "Somebody", null);
  const author = { name: "Asha Rao", segment: "asha", role: "Analyst" };
  const details = expect.objectContaining({ nismValidText: "31 March 2028" });
  const all = { totalPages: 2, total: 11 };
  expect(pages).toMatchObject([
    { path: "/blog/author/asha/", context: { ...all, page: 1, details } },
    { path: "/blog/author/asha/page/2/", context: { ...all, page: 2, details: null } },
  ]);
  expect(pages.map(({ context }) => context.author)).toEqual([author, author]);
  expect(pages.map(({ context }) => context.cards.length)).toEqual([10, 1]);
});

test("PST-08 an author without a record has no page, and a post without an author is on none", () => {
  expect(createPages(readAuthors(), "Asha Rao")).toEqual([]);
  const unknown = { _id: "u", name: "Unknown", slug: "unknown" };
  const [page] = createPages(readAuthors(unknown), null);
  expect(page?.context).toMatchObject({ cards: [], total: 0, totalPages: 1 });
});

test("PST-08 authors whose slugs have the same address get hashes, in any order", () => {
  const others = [
    { _id: "b", name: "Bela", slug: "ASHA" },
    { _id: "c", name: "Chand", slug: "c/d" },
  ];
  const toSegments = (...list: object[]) =>
    Object.fromEntries(readAuthors(...list).authors.map(({ id, segment }) => [id, segment]));
  const found = toSegments(asha, ...others);
  expect(found).toEqual(toSegments(...others, asha));
  expect(found.a).toMatch(/^asha-\w+$/);
  expect(found.b).toMatch(/^ASHA-\w+$/);
  expect(found.c).toMatch(/^c-d-\w+$/);
  expect(toSegments(asha)).toEqual({ a: "asha" });
});

test("PST-08 a name of two records links to neither, and the build warns", () => {
  const twice = readAuthors(asha, { _id: "b", name: "asha rao", slug: "other" });
  expect(twice.warnings).toEqual([
    expect.stringContaining('author a shares the name "Asha Rao"'),
    expect.stringContaining('author b shares the name "asha rao"'),
  ]);
  expect([...twice.byKey]).toEqual([]);
  expect(createPages(twice, "Asha Rao").map(({ context }) => context.total)).toEqual([0, 0]);
});
