import { fetchBlogCategories, fetchBlogList } from "../../../src/features/blog/fetch-blog-list";
import { fetchBlogPost, fetchBlogPreview } from "../../../src/features/blog/fetch-blog-post";
import { json } from "../../live/answers";

const post = { _id: "1", slug: "a-post", title: "A post", content: "<p>Words</p>" };
const preview = { until: "2026-11-21T09:30:00.000Z", draft: true };
const built = { cards: [], totalPages: 1, total: 0 };

const { signal } = new AbortController();
const calls = {
  "the list": () => fetchBlogList({ page: 1, categoryId: null }, built, signal),
  "a category's list": () => fetchBlogList({ page: 1, categoryId: "c 1" }, built, signal),
  "the categories": () => fetchBlogCategories(null, signal),
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
  [
    "the categories",
    { data: [{ _id: "7", blogCategoryName: "Bonds & Gilts" }] },
    [{ apiId: "7", name: "Bonds & Gilts", segment: "bonds-and-gilts" }],
  ],
  ["a post", { data: post }, { title: "A post", html: "<p>Words</p>" }],
  ["a preview", { data: post, preview }, { post: { title: "A post" }, ...preview }],
] as const)("BLD-03 %s is asked for again after a 503, and shown", async (call, body, shown) => {
  network.mockResolvedValueOnce(json({}, { status: 503 })).mockResolvedValueOnce(json(body));
  const answer = calls[call]();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await answer).toMatchObject(shown);
  expect(network).toHaveBeenCalledTimes(2);
});

test.each(Object.entries(calls))("BLD-03 %s is given up after three tries", async (_, call) => {
  network.mockImplementation(async () => json({}, { status: 503 }));
  const failure = expect(call()).rejects.toThrow("answered 503");
  await jest.advanceTimersByTimeAsync(60_000);
  await failure;
  expect(network).toHaveBeenCalledTimes(3);
});

test.each([
  [3, "limit=30", 20],
  [10, "limit=100", 90],
  [11, "limit=100&page=2", 0],
  [13, "limit=100&page=2", 20],
])("BLG-03 page %i of a category is cut from what %s gives", async (page, query, from) => {
  const data = Array.from({ length: 100 }, (_, at) => ({ ...post, slug: `p${at}` }));
  network.mockImplementation(async () => json({ data, metadata: { total: 125 } }));
  const list = await fetchBlogList({ page, categoryId: "c" }, null, signal);
  expect(network).toHaveBeenCalledWith(`/api/blogs/categories/c/blogs?${query}`, expect.anything());
  expect(list).toMatchObject({ totalPages: 13, total: 125 });
  expect(list?.cards[0]?.segment).toBe(`p${from}`);
});

test("BLG-01 a list that the API has as it is shown is not made again", async () => {
  network.mockImplementation(async () => json({ data: [post] }));
  const query = { page: 1, categoryId: null };
  const list = await fetchBlogList(query, null, signal);
  expect(await fetchBlogList(query, list ?? null, signal)).toBeUndefined();
  expect(await fetchBlogList(query, { cards: [], totalPages: 1, total: 1 }, signal)).toEqual(list);
});

test("BLG-02 categories that the API has as they are shown bring nothing new", async () => {
  const names = (...found: string[]) => {
    const data = found.map((blogCategoryName) => ({ _id: "7", blogCategoryName }));
    network.mockImplementation(async () => json({ data }));
  };
  names("Bonds");
  const shown = (await fetchBlogCategories(null, signal)) ?? [];
  expect(shown).toHaveLength(1);
  expect(await fetchBlogCategories(shown, signal)).toBeUndefined();
  expect(await fetchBlogCategories(null, signal)).toEqual(shown);
  names("Gilts");
  expect(await fetchBlogCategories(shown, signal)).toMatchObject([{ name: "Gilts" }]);
  names("Bonds", "Gilts");
  expect(await fetchBlogCategories(shown, signal)).toHaveLength(2);
});

test("PST-04 a post and a preview that are not there are asked for once", async () => {
  network.mockImplementation(async () => json({ data: null }, { status: 404 }));
  expect(await calls["a post"]()).toBeNull();
  expect(await calls["a preview"]()).toBe("removed");
  expect(network).toHaveBeenCalledTimes(2);
  expect(network.mock.calls.map(([address]) => address)).toEqual([
    "/api/blogs/slug/a-post",
    "/api/blogs/preview",
  ]);
});
