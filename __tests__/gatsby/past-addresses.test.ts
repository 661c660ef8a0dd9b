import { markedAddresses, settlePastAddresses } from "../../src/gatsby/past-addresses";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";

const pages = new Map(
  ["/blog/a/", "/blog/b/", "/FAQ"].map((path) => [path.toLowerCase().replace(/\/$/, ""), path]),
);

/** What becomes of these addresses: where each leads, or why nowhere. */
function settle(raw: object[]) {
  const { items } = redirectsEndpoint.read({ data: raw });
  const { moved, gone, warnings } = settlePastAddresses(items, pages);
  return {
    moved: moved.map(({ from, to }) => `${from} ${to}`),
    gone: gone.map(({ from, category }) => `${from} ${category?.name ?? "-"}`),
    warnings,
  };
}

const nothing = { moved: [], gone: [], warnings: [] };
const category = { _id: "c", blogCategoryName: "IPO" };

test("EDT-01 an address leads to the page as it is spelt, the last of several on the way", () => {
  const raw = [
    { from: "/blog/old", to: "/blog/older/" },
    { from: "/blog/Older/", to: "/BLOG/A" },
    { from: "/blog/questions/", to: "/faq/" },
  ];
  const moved = ["/blog/old/ /blog/a/", "/blog/Older/ /blog/a/", "/blog/questions/ /FAQ"];
  expect(settle(raw)).toEqual({ ...nothing, moved });
});

test("EDT-01 a page comes before every redirect: two posts may have swapped their addresses", () => {
  expect(
    settle([
      { from: "/blog/a/", to: "/blog/b/" },
      { from: "/blog/b/", gone: true },
    ]),
  ).toEqual(nothing);
});

test("EDT-01 what leads in a circle, or to no page, is left out and named", () => {
  const raw = [
    { from: "/blog/x/", to: "/blog/y/" },
    { from: "/blog/y/", to: "/blog/x/" },
    { from: "/blog/z/", to: "/blog/z/" },
    { from: "/blog/n/", to: "/blog/never/" },
    { from: "/blog/s/", to: "javascript:alert(1)" },
  ];
  const { warnings, ...rest } = settle(raw);
  expect(rest).toEqual({ moved: [], gone: [] });
  expect(warnings).toEqual([
    ...["x", "y", "z"].map((name) => `/blog/${name}/ leads in a circle`),
    "/blog/n/ leads to /blog/never/, which is no page",
    "/blog/s/ leads to nothing, which is no page",
  ]);
});

test("EDT-02 what is gone knows its category, also for what led to it", () => {
  const raw = [
    { from: "/blog/g/", gone: true, category },
    { from: "/blog/before/", to: "/blog/g/" },
  ];
  expect(settle(raw)).toEqual({ ...nothing, gone: ["/blog/g/ IPO", "/blog/before/ IPO"] });
});

test.each([
  { from: "//elsewhere/", to: "/" },
  { from: "blog/a", to: "/" },
  { from: "/blog/?a", to: "/" },
  { to: "/" },
])("API-02 EDT-01 the record %j is left out and reported", (raw) => {
  const { items, problems } = redirectsEndpoint.read([raw]);
  expect([items.length, problems[0]?.field]).toEqual([0, "from"]);
});

test("API-04 EDT-01 an address that had a mark leads to the one that has the slug itself", () => {
  expect(markedAddresses(["/blog/c++/", "/blog/plain/", "/FAQ"])).toEqual([
    { from: expect.stringMatching(/^\/blog\/c-[a-z0-9]{6,7}\/$/), to: "/blog/c++/" },
  ]);
});
