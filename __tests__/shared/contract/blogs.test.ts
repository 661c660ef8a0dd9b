import { ContractError } from "../../../src/shared/contract/answer";
import { blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";
import { blogsEndpoint, blogEndpoint } from "../../../src/shared/contract/blogs";

const post = { _id: "1", slug: "a-post", title: "A post", content: "<p>Words</p>" };

test("BLG-06 reads both spellings of the paging", () => {
  const snake = { data: [post], metadata: { current_page: 2, total_pages: 5, total: 41 } };
  const camel = { data: [post], pagination: { currentPage: "2", totalPages: "5", total: "41" } };
  for (const body of [snake, camel]) {
    expect(blogsEndpoint.read(body)).toMatchObject({ page: 2, totalPages: 5, total: 41 });
  }
});

test("API-01 reads a list that is the body itself, and counts what is there without paging", () => {
  expect(blogsEndpoint.read([post])).toMatchObject({ page: 1, totalPages: 1, total: 1 });
});

test("API-01 gives missing fields the defaults of the requirements", () => {
  const [blog] = blogsEndpoint.read({ data: [{ _id: 7, slug: "x" }] }).items;
  expect(blog).toEqual({
    id: "7",
    slug: "x",
    title: "Untitled Blog",
    html: "",
    author: null,
    date: null,
    updatedAt: null,
    thumbnail: null,
    category: null,
  });
});

test("API-01 ignores unknown fields and reads numbers that come as text", () => {
  const thumbImage = { secure_url: "/a.webp", width: "640", height: 360, bytes: 12, extra: {} };
  const [blog] = blogsEndpoint.read([{ ...post, thumbImage, comments: 0 }]).items;
  expect(blog?.thumbnail).toEqual({ url: "/a.webp", width: 640, height: 360, alt: "", sizes: [] });
  expect(blog).not.toHaveProperty("comments");
});

test("BLG-04 a category without a name is 'Uncategorized', no category is none", () => {
  const bodies = [
    { ...post, category: { _id: "c" } },
    { ...post, category: null },
  ];
  const categories = blogsEndpoint.read(bodies).items.map(({ category }) => category);
  expect(categories).toEqual([{ id: "c", name: "Uncategorized" }, null]);
});

test("API-02 leaves out a record that cannot be read and reports call, index and field", () => {
  const { items, problems } = blogsEndpoint.read([
    post,
    { ...post, slug: "" },
    { ...post, title: {} },
  ]);
  expect(items).toHaveLength(1);
  expect(problems).toMatchObject([
    { call: "GET /api/blogs", index: 1, field: "slug" },
    { call: "GET /api/blogs", index: 2, field: "title" },
  ]);
});

test.each([{}, { data: null }, { data: { blogs: [] } }, "text", 3, null])(
  "API-02 an answer without a list (%j) is an error that names call and field",
  (body) => {
    expect(() => blogsEndpoint.read(body)).toThrow(ContractError);
    expect(() => blogsEndpoint.read(body)).toThrow(/GET \/api\/blogs: field "data"/);
  },
);

test("PST-04 an answer without data is no post", () => {
  expect(
    [{ data: null }, {}, { message: "no" }, null].map((body) => blogEndpoint.read(body)),
  ).toEqual([null, null, null, null]);
  expect(blogEndpoint.read({ data: post })).toMatchObject({ slug: "a-post" });
});

test("API-04 a slug of any script is encoded in the call", () => {
  expect(blogEndpoint.address({ slug: "क्या है/?" })).toBe(
    "/api/blogs/slug/%E0%A4%95%E0%A5%8D%E0%A4%AF%E0%A4%BE%20%E0%A4%B9%E0%A5%88%2F%3F",
  );
});

test.each([
  "javascript:alert(1)",
  "data:image/svg+xml,<svg/>",
  "//elsewhere.example/x",
  "\\\\elsewhere",
  "java\nscript:x",
])("API-03 the picture address %j is not used", (secure_url) => {
  expect(
    blogsEndpoint.read([{ ...post, thumbImage: { secure_url } }]).items[0]?.thumbnail,
  ).toBeNull();
});

test.each([
  ["2026-11-21T04:30:00.000Z", "2026-11-21T04:30:00.000Z"],
  ["2026-11-21", "2026-11-21"],
  ["yesterday", null],
  ["2026-99-99", null],
])("API-01 a post changed at %j is read as %j: a sitemap takes dates only", (updatedAt, read) => {
  expect(blogsEndpoint.read([{ ...post, updatedAt }]).items[0]?.updatedAt).toBe(read);
});

test("BLD-05 a preview is a post and the time its address ends", () => {
  const preview = { until: "2026-11-21T09:30:00.000Z", draft: true };
  expect(blogPreviewEndpoint.read({ data: post, preview })).toMatchObject({
    ...preview,
    blog: { id: "1" },
  });
  expect(blogPreviewEndpoint.read({ data: null })).toBeNull();
  expect(() => blogPreviewEndpoint.read({ data: post })).toThrow(
    /^GET \/api\/blogs\/preview: field "preview" /,
  );
});
