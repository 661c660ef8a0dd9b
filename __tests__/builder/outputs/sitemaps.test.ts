import { readdirSync, writeFileSync } from "node:fs";
import { findList, type BuiltPage, type PostNode } from "../../../builder/pages/built-pages";
import { toCodePageAddress } from "../../../builder/pages/code-pages";
import { findChangeDayErrors, findLastChanges } from "../../../builder/outputs/content-days";
import { listSitemapPages, removeOldSitemaps } from "../../../builder/outputs/sitemaps";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";
import { toSite, toPostNode } from "../built-site";

const inFolder = createTestFolder();

const DAYS = { others: "2026-01-01", pages: { "/about-us/": "2026-02-02" } };
const others = [
  { path: "/", context: {} },
  { path: "/about-us", context: {} },
  { path: "/comapny-ipos", context: {} },
  { path: "/ipo/a-000001/", context: { ipo: { asOf: "2026-03-03T04:30:00.000Z" } } },
  { path: "/privacy-policy/", context: { lastUpdated: "May 30, 2025" } },
];

/** Returns the path of each page in the sitemap, with its day. */
function listEntries(posts: PostNode[], pages: BuiltPage[] = others): string[] {
  const built = toSite(posts, pages);
  return listSitemapPages(built.pages, findLastChanges(built, DAYS)).map(
    ({ path, lastmod }) => `${path} ${lastmod.slice(0, 10)}`,
  );
}

test("FND-08 the sitemap has every page with the day of its last change", () => {
  const unknown = toPostNode(0, { date: "soon", updatedAt: null });
  expect(listEntries([toPostNode(2), toPostNode(1), unknown])).toEqual([
    "/ 2026-01-01",
    "/about-us/ 2026-02-02",
    "/blog/post-0/ 2026-01-01",
    "/blog/post-1/ 2026-10-02",
    "/blog/post-2/ 2026-10-03",
    "/blogs/ 2026-10-03",
    "/blogs/category/ipo/ 2026-10-03",
    "/comapny-ipos 2026-01-01",
    "/ipo/a-000001/ 2026-03-03",
    "/privacy-policy/ 2025-05-30",
  ]);
});

test("FND-08 a page that did not change keeps its day from release to release", () => {
  const before = listEntries([toPostNode(2), toPostNode(1)]);
  const updatedAt = "2026-11-20T08:00:00Z";
  const after = listEntries([toPostNode(3, { updatedAt }), toPostNode(2), toPostNode(1)]);
  expect(after.filter((entry) => !before.includes(entry))).toEqual([
    "/blog/post-3/ 2026-11-20",
    "/blogs/ 2026-11-20",
    "/blogs/category/ipo/ 2026-11-20",
  ]);
});

test("FND-08 sitemaps of earlier builds are removed", async () => {
  const index = "<loc>https://s.example/sitemap-0.xml</loc>";
  const old = { "sitemap-posts.xml": "", "sitemap-1.xml": "" };
  await writeFiles(inFolder(), { "sitemap-index.xml": index, "sitemap-0.xml": "", ...old });
  removeOldSitemaps(inFolder());
  expect(readdirSync(inFolder()).sort()).toEqual(["sitemap-0.xml", "sitemap-index.xml"]);
});

test("FND-08 an author's page has the later day of its posts and its own record, and no feed", () => {
  const author = { name: "A", segment: "a", role: "" };
  const createPage = (page: number, post: PostNode, updatedAt?: string) => ({
    path: `/blog/author/a/${page === 1 ? "" : `page/${page}/`}`,
    context: { author, page, totalPages: 2, cards: [post.card], details: { updatedAt } },
  });
  const posts = [toPostNode(2), toPostNode(1)] as const;
  const pages = [createPage(1, posts[0], "2026-11-20T23:00:00+05:30"), createPage(2, posts[1])];
  expect(listEntries([...posts], pages).slice(0, 2)).toEqual([
    "/blog/author/a/ 2026-11-20",
    "/blog/author/a/page/2/ 2026-10-02",
  ]);
  expect(pages.map(findList)).toEqual([undefined, undefined]);
});

test("FND-08 the page of IPOs has the day of its newest source or of its own text", () => {
  const page = { path: "/comapny-ipos", context: {} };
  const readDay = (...days: (string | null)[]) =>
    findLastChanges({ posts: new Map(), ipos: days.map((asOf) => ({ asOf })) }, DAYS)(page);
  const newest = "2026-11-20T23:00:00+05:30";
  expect(readDay(null, newest, "2026-11-19", "soon")).toBe("2026-11-20T17:30:00.000Z");
  expect(readDay("2025-12-31")).toBe("2026-01-01");
});

test("FND-08 a day for a missing page is an error that names the line", () => {
  const file = inFolder("days.yaml");
  const pages = "  /about-us: 2026-02-02\n  /gone/: 2026-02-03\n";
  writeFileSync(file, `others: 2026-01-01\npages:\n${pages}`);
  const errors = findChangeDayErrors({ pages: new Map([["/about-us", "/about-us/"]]) }, file);
  expect(errors).toEqual([
    expect.stringMatching(/days\.yaml:4: field "pages" \/gone\/ is not a page/),
  ]);
});

test.each([
  ["/glossary", "/glossary/"],
  ["/glossary/", "/glossary/"],
  ["/about-us", "/about-us/"],
  ["/upihandle/", "/upihandle"],
  ["/", "/"],
])("BLD-04 the code page %s has the address %s", (path, address) => {
  expect(toCodePageAddress(path)).toBe(address);
});
