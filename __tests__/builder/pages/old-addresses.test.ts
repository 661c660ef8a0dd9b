import {
  listHashedAddresses,
  findOldCategories,
  findOldIpos,
  resolveOldPaths,
} from "../../../builder/pages/old-addresses";
import { addAddresses, type KnownAddresses } from "../../../builder/source/last-responses";
import { redirectsEndpoint } from "../../../src/shared/contract/redirects";
import { createIpoPaths } from "../../../src/shared/domain/ipo-paths";

const pages = new Map(
  ["/blog/a/", "/blog/b/", "/FAQ"].map((path) => [path.toLowerCase().replace(/\/$/, ""), path]),
);

const category = { _id: "c", blogCategoryName: "IPO" };

/** Resolves redirects; null means gone. Returns targets, gone addresses and warnings. */
function toResult(addresses: Record<string, string | null>) {
  const raw = Object.entries(addresses).map(([from, to]) =>
    to === null ? { from, gone: true, category } : { from, to },
  );
  const { items } = redirectsEndpoint.read({ data: raw });
  const { moved, removed, warnings } = resolveOldPaths(items, pages);
  return {
    moved: moved.map(({ from, to }) => `${from} ${to}`),
    gone: removed.map(({ from, category: link }) => `${from} ${link?.name ?? "-"}`),
    warnings,
  };
}

const nothing = { moved: [], gone: [], warnings: [] };

test("EDT-01 an old address leads to the last page of several redirects, in the page's spelling", () => {
  const chain = { "/blog/old": "/blog/older/", "/blog/Older/": "/BLOG/A" };
  const moved = ["/blog/old/ /blog/a/", "/blog/Older/ /blog/a/", "/blog/questions/ /FAQ"];
  expect(toResult({ ...chain, "/blog/questions/": "/faq/" })).toEqual({ ...nothing, moved });
});

test("EDT-01 a page takes precedence over redirects: two posts may have swapped their addresses", () => {
  expect(toResult({ "/blog/a/": "/blog/b/", "/blog/b/": null })).toEqual(nothing);
});

test("EDT-01 skips a redirect that loops or leads to no page, and names it", () => {
  const loops = { "/blog/x/": "/blog/y/", "/blog/y/": "/blog/x/", "/blog/z/": "/blog/z/" };
  const nowhere = { "/blog/n/": "/blog/never/", "/blog/s/": "javascript:alert(1)" };
  const warnings = [
    ...["x", "y", "z"].map((name) => `/blog/${name}/ redirects in a loop`),
    "/blog/n/ leads to /blog/never/, which is not a page",
    "/blog/s/ leads to nothing, which is not a page",
  ];
  expect(toResult({ ...loops, ...nowhere })).toEqual({ ...nothing, warnings });
});

test("EDT-02 a removed page and redirects to it keep the category", () => {
  const gone = ["/blog/g/ IPO", "/blog/before/ IPO"];
  expect(toResult({ "/blog/g/": null, "/blog/before/": "/blog/g/" })).toEqual({ ...nothing, gone });
});

test.each([
  { from: "//elsewhere/", to: "/" },
  { from: "blog/a", to: "/" },
  { from: "/blog/#a", to: "/" },
  { to: "/" },
])("API-02 EDT-01 the record %j is skipped and reported", (raw) => {
  const { items, problems } = redirectsEndpoint.read([raw]);
  expect([items.length, problems[0]?.field]).toEqual([0, "from"]);
});

test("API-04 EDT-01 an address with a hash redirects to the slug without it", () => {
  expect(listHashedAddresses(["/blog/c++/", "/blog/plain/", "/FAQ"])).toEqual([
    { from: expect.stringMatching(/^\/blog\/c-[a-z0-9]{6,7}\/$/), to: "/blog/c++/" },
  ]);
});

test("EDT-01 an old address may lead to a file, and may have a query", () => {
  const moved = ["/sitemap.xml/ /sitemap-index.xml", "/?p=7 /blog/a/"];
  expect(toResult({ "/sitemap.xml": "/sitemap-index.xml/", "/?p=7": "/blog/a/" })).toEqual({
    ...nothing,
    moved,
  });
});

test("EDT-01 the addresses of a renamed category redirect to the new ones", () => {
  const toLink = (segment: string, apiId = "c") => ({ apiId, name: segment, segment });
  const other = ["other", "d"] as const;
  const before = addAddresses(undefined, [["sector-notes", "c"], other]);
  const now = toLink("industry-notes");
  const addresses = addAddresses(before, [["industry-notes", "c"], other]);
  const lists = [1, 2].map((page) => ({ category: now, page }));
  expect(
    findOldCategories(addresses, [...lists, { category: toLink("other", "d"), page: 1 }]),
  ).toEqual([
    { from: "/blogs/category/sector-notes/", to: "/blogs/category/industry-notes/" },
    { from: "/blogs/category/sector-notes/page/2/", to: "/blogs/category/industry-notes/page/2/" },
    {
      from: "/blogs/category/sector-notes/feed.xml",
      to: "/blogs/category/industry-notes/feed.xml",
    },
  ]);
  // Another category has the name, or the category was removed.
  expect(
    findOldCategories(addresses, [{ category: toLink("sector-notes", "e"), page: 1 }]),
  ).toEqual([]);
});

test("IPO-12 every earlier name of an IPO leads to its page, unless the IPO or its page is gone", () => {
  const buildPaths = (...names: string[]) =>
    createIpoPaths(names.map((company, index) => ({ id: String(index), company })));
  const builds = [buildPaths("Acme", "Beta"), buildPaths("Acme Two", "Beta"), buildPaths("Acme")];
  const known = builds.reduce<unknown>(
    (previous, paths) =>
      addAddresses(
        previous,
        [...paths].map(([id, path]) => [path, id]),
      ),
    undefined,
  ) as KnownAddresses;
  const [acme, two] = builds.map((paths) => paths.get("0") ?? "");
  expect(findOldIpos(known, buildPaths("Acme"))).toEqual([{ from: two, to: acme }]);
  const three = buildPaths("Acme Three");
  expect(findOldIpos(known, three)).toEqual([
    { from: acme, to: three.get("0") },
    { from: two, to: three.get("0") },
  ]);
});
