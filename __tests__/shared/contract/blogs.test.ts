import { createCategoryLinks } from "../../../builder/source/source-nodes";
import { blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";
import { blogEndpoint, blogsEndpoint } from "../../../src/shared/contract/blogs";

const post = { _id: "1", slug: "a-post", title: "A post", content: "<p>Words</p>" };

const toPost = (fields: object) => blogsEndpoint.read([{ ...post, ...fields }]).items[0];

test.each([
  [{ data: [post], metadata: { current_page: 2, total_pages: 5, total: 41 } }, [2, 5, 41]],
  [{ data: [post], pagination: { currentPage: "2", totalPages: "5", total: "41" } }, [2, 5, 41]],
  [{ data: [], current_page: 1, total_pages: 0, total: 0 }, [1, 0, 0]],
  [{ data: [post], pagination: { currentPage: -1, totalPages: 1.5, total: null } }, [1, 1, 1]],
  [[post], [1, 1, 1]],
])("BLG-06 %j is read as page, pages and posts %j", (body, paging) => {
  const { page, totalPages, total } = blogsEndpoint.read(body);
  expect([page, totalPages, total]).toEqual(paging);
});

const DEFAULTS = {
  ...{ title: "Untitled Blog", html: "", author: null, date: null, updatedAt: null },
  ...{ revisedAt: null, revisionNote: null, related: [], thumbnail: null, category: null },
  ...{ kind: null, securities: [], holding: null, priceDataAsOf: null },
  ...{ metaTitle: null, metaDescription: null, metaImage: null },
};

test("API-01 missing fields get the defaults of the requirements", () => {
  const [blog] = blogsEndpoint.read({ data: [{ _id: 7, slug: "x" }] }).items;
  expect(blog).toEqual({ ...DEFAULTS, id: "7", slug: "x" });
});

test("API-01 ignores unknown fields and reads numbers from text", () => {
  const sizes = [{ url: "/a-320.webp", width: "320", height: 180 }, { url: "/a" }, null, 7];
  const thumbImage = { secure_url: "/a.webp", width: " 640", height: 360, sizes, bytes: 12 };
  const blog = toPost({ author: " Asha ", date: 2026, thumbImage, comments: 0 });
  expect(blog).toEqual({
    ...DEFAULTS,
    ...{ id: "1", slug: "a-post", title: "A post", html: "<p>Words</p>", author: "Asha" },
    date: "2026",
    thumbnail: {
      ...{ url: "/a.webp", width: 640, height: 360, alt: "" },
      sizes: [{ url: "/a-320.webp", width: 320, height: 180 }],
    },
  });
});

const UNSIZED = { width: null, height: null };
test.each([
  [{ width: "", height: " " }, UNSIZED],
  [{ width: "wide", height: {} }, UNSIZED],
  [
    { alt: "A chart", sizes: "many" },
    { alt: "A chart", sizes: [] },
  ],
  [{ sizes: [{ url: "/a", width: 1 }] }, { sizes: [] }],
  [{ sizes: [{ url: "/a", height: 1 }] }, { sizes: [] }],
  [{ sizes: [{ width: 1, height: 1 }] }, { sizes: [] }],
])("API-01 the picture fields %j are read as %j", (fields, picture) => {
  expect(toPost({ thumbImage: { secure_url: "/a", ...fields } })?.thumbnail).toMatchObject(picture);
});

test.each([
  [{ _id: "c" }, { id: "c", name: "Uncategorized" }],
  [{ blogCategoryName: "IPO" }, { id: "", name: "IPO" }],
  ["IPO", null],
  [null, null],
])("BLG-04 the category %j is read as %j", (category, name) => {
  expect(toPost({ category })?.category).toEqual(name);
});

test("API-02 skips a record that cannot be read and reports call, index and field", () => {
  const { items, problems } = blogsEndpoint.read([
    post,
    { ...post, slug: " " },
    { ...post, title: {} },
    "a post",
  ]);
  expect(items).toMatchObject([{ id: "1" }]);
  const message = expect.stringMatching(/^Invalid type: /);
  const call = "GET /api/blogs";
  expect(problems).toEqual([
    { call, index: 1, field: "slug", message: "must not be empty" },
    { call, index: 2, field: "title", message },
    { call, index: 3, field: "(record)", message },
  ]);
});

test.each([
  [{}, "object"],
  [{ data: null }, "null"],
  [{ data: { blogs: [] } }, "object"],
  ["text", "string"],
])("API-02 a response %j without a list is an error that names call and field", (body, what) => {
  expect(() => blogsEndpoint.read(body)).toThrow(
    `GET /api/blogs: field "data" cannot be read: expected a list, received ${what}`,
  );
});

test("PST-04 a response without data is read as no post", () => {
  const bodies = [{ data: null }, { data: undefined }, {}, { message: "no" }, null];
  expect(bodies.map((body) => blogEndpoint.read(body))).toEqual(bodies.map(() => null));
  expect(blogEndpoint.read({ data: post })).toMatchObject({ slug: "a-post" });
  expect(() => blogEndpoint.read("maintenance")).toThrow('slug/:slug: field "data" cannot');
});

test.each([
  ["2026-11-21T04:30:00.000Z", "2026-11-21T04:30:00.000Z"],
  ["2026-11-21", "2026-11-21"],
  ["yesterday", null],
  ["21 Nov 2026", null],
  ["on 2026-11-21", null],
  ["2026-99-99", null],
])("API-01 the change date %j is read as %j: sitemaps accept only dates", (updatedAt, date) => {
  expect(toPost({ updatedAt })?.updatedAt).toBe(date);
});

test("PST-07 ignores invalid ids of posts to read next", () => {
  const readRelated = (relatedPosts: unknown) => toPost({ relatedPosts })?.related;
  expect(readRelated(["7", 8, null, {}, true])).toEqual(["7", "8"]);
  for (const invalid of ["7", { 0: "7" }]) expect(readRelated(invalid)).toEqual([]);
});

test.each([
  [{ metaTitle: " A title ", metaDescription: "Words" }, ["A title", "Words", undefined]],
  [{ metaTitle: {}, metaDescription: ["Words"], metaImage: "/a" }, [null, null, undefined]],
  [{ metaTitle: " ", metaDescription: null }, [null, null, undefined]],
  [{ metaImage: { secure_url: "/a" } }, [null, null, "/a"]],
  [{ metaImage: { secure_url: "javascript:alert(1)" } }, [null, null, undefined]],
])("EDT-06 search engines get meta tags from %j", (fields, [title, description, image]) => {
  const blog = toPost(fields);
  expect(blog).toMatchObject({ metaTitle: title, metaDescription: description });
  expect(blog?.metaImage?.url).toBe(image);
});

test("BLD-05 a preview contains a post and the time its address expires", () => {
  const preview = { until: "2026-11-21T09:30:00.000Z", draft: 1 };
  const cmsOrigins = ["https://cms.example"];
  for (const [given, expected] of [
    [cmsOrigins, cmsOrigins],
    [undefined, []],
    ["https://cms.example", []],
  ]) {
    const body = { data: post, preview: { ...preview, cmsOrigins: given } };
    expect(blogPreviewEndpoint.read(body)).toEqual({
      ...{ until: preview.until, draft: true, cmsOrigins: expected },
      blog: toPost({}),
    });
  }
  expect(blogPreviewEndpoint.read({ data: null })).toBeNull();
  expect(() => blogPreviewEndpoint.read({ data: post })).toThrow(
    /^GET \/api\/blogs\/preview: field "preview" /,
  );
});

test("BLG-01 a category has its own address", () => {
  const links = createCategoryLinks([{ id: "c", name: "IPO & more" }]);
  expect(links).toEqual([{ apiId: "c", name: "IPO & more", segment: "ipo-and-more" }]);
});
