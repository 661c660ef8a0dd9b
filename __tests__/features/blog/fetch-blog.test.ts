import { fetchBlogList, type BlogListState } from "../../../src/features/blog/fetch-blog-list";
import { fetchBlogPost, fetchBlogPreview } from "../../../src/features/blog/fetch-blog-post";
import { toSlugSegment } from "../../../src/shared/domain/slug";
import { toJson } from "../../live/responses";

const post = { _id: "1", slug: "a-post", title: "A post", content: "<p>Words</p>" };
const preview = { until: "2026-11-21T09:30:00.000Z", draft: true };
const built: BlogListState = { cards: [], totalPages: 1, total: 0 };

const { signal } = new AbortController();
const calls = {
  "the list": () => fetchBlogList({ page: 1, categoryId: null }, built, signal),
  "a category's list": () => fetchBlogList({ page: 1, categoryId: "c 1" }, built, signal),
  "a post": () => fetchBlogPost("a-post", signal),
  "a preview": () => fetchBlogPreview("1.2.token", signal),
};

const network = jest.fn();

beforeEach(() => {
  network.mockReset();
  jest.useFakeTimers();
  globalThis.fetch = network;
});
afterEach(() => jest.useRealTimers());

test.each([
  ["the list", { data: [post] }, { cards: [{ title: "A post" }], total: 1 }],
  ["a category's list", { data: [post] }, { cards: [{ title: "A post" }], total: 1 }],
  ["a post", { data: post }, { title: "A post", html: "<p>Words</p>" }],
  ["a preview", { data: post, preview }, { post: { title: "A post" }, ...preview }],
] as const)("BLD-03 %s is requested again after a 503, and shown", async (call, body, shown) => {
  network.mockResolvedValueOnce(toJson({}, { status: 503 })).mockResolvedValueOnce(toJson(body));
  const response = calls[call]();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await response).toMatchObject(shown);
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  [3, "limit=30", 20],
  [10, "limit=100", 90],
  [11, "limit=100&page=2", 0],
  [13, "limit=100&page=2", 20],
])("BLG-03 page %i of a category is cut from the response to %s", async (page, query, from) => {
  const data = Array.from({ length: 100 }, (_, at) => ({ ...post, slug: `p${at}` }));
  network.mockImplementation(async () => toJson({ data, metadata: { total: 125 } }));
  const shown = { ...built, totalPages: 20 };
  const list = await fetchBlogList({ page, categoryId: "c" }, shown, signal);
  expect(network).toHaveBeenCalledWith(`/api/blogs/categories/c/blogs?${query}`, expect.anything());
  expect(list).toMatchObject({ totalPages: 13, total: 125 });
  expect(list?.cards[0]?.segment).toBe(`p${from}`);
});

test("BLG-01, BLG-05 a list equal to the API's is not rebuilt; an empty one is confirmed", async () => {
  const fetchList = (shown: BlogListState, ...data: object[]) => {
    network.mockImplementation(async () => toJson({ data }));
    return fetchBlogList({ page: 1, categoryId: null }, shown, signal);
  };
  const list = (await fetchList(built, post)) ?? built;
  expect(list.cards).toHaveLength(1);
  expect(await fetchList(list, post)).toBeUndefined();
  expect(await fetchList({ ...built, total: 1 }, post)).toEqual(list);
  expect(await fetchList(built)).toEqual(built);
});

test.each([
  [61, 4],
  [40, 4],
  [20, 2],
  [0, 1],
])("BLG-01 with %i posts, a list built with four pages shows %i", async (total, totalPages) => {
  network.mockImplementation(async () => toJson({ data: [post], metadata: { total } }));
  const shown = { ...built, totalPages: 4, total: 40 };
  const list = await fetchBlogList({ page: 1, categoryId: null }, shown, signal);
  expect(network).toHaveBeenCalledWith("/api/blogs?page=1&limit=10", expect.anything());
  expect(list).toMatchObject({ totalPages, total });
});

test("PST-04 a missing post and a missing preview are requested once", async () => {
  network.mockImplementation(async () => toJson({ data: null }, { status: 404 }));
  expect(await calls["a post"]()).toBeNull();
  expect(await calls["a preview"]()).toBe("removed");
  expect(network).toHaveBeenCalledTimes(2);
  expect(network.mock.calls.map(([address]) => address)).toEqual([
    "/api/blogs/slug/a-post",
    "/api/blogs/preview",
  ]);
});

test("API-04 a post whose slug cannot be in an address is found in the list", async () => {
  const spaced = { ...post, slug: "foo bar b" };
  const segment = toSlugSegment(spaced.slug);
  network.mockImplementation(async (address: string) => {
    if (address.startsWith("/api/blogs?")) return toJson({ data: [post, spaced] });
    return address.endsWith("bar%20b") ? toJson({ data: spaced }) : toJson({}, { status: 404 });
  });
  expect(await fetchBlogPost(segment, signal)).toMatchObject({ title: "A post", segment });
  expect(await fetchBlogPost("no-such-post-1a2b3c", signal)).toBeNull();
});
