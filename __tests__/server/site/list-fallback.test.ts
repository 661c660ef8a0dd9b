import { testSiteOfFile } from "../../support/site-server";

// 41 posts, of which only the first page of the list is built, and two categories that no build knows.

let fault: string | undefined;
const asked: string[] = [];
const site = testSiteOfFile((request, response) => {
  const url = request.url ?? "";
  asked.push(url);
  if (fault !== undefined && url.startsWith(fault)) return response.writeHead(500).end("{}");
  const body = ANSWERS[url.replace(/\?.*/, "")];
  response.writeHead(body ? 200 : 404, { "content-type": "application/json" });
  return response.end(JSON.stringify(body ?? { message: "Not found" }));
});
beforeEach(() => (fault = undefined));

const ANSWERS: Record<string, unknown> = {
  "/api/blogs": { data: [], pagination: { current_page: 1, total_pages: 5, total: 41 } },
  "/api/blogs/categories": {
    data: [
      { _id: "7", blogCategoryName: "Bonds & Gilts" },
      { _id: "8", blogCategoryName: "बॉन्ड" },
    ],
  },
  "/api/blogs/categories/7/blogs": { data: [], pagination: { total: 12 } },
  "/api/blogs/categories/8/blogs": { data: [], pagination: { total: 0 } },
};

const KNOWN = [
  "/blogs/page/5/",
  "/blogs/category/bonds-and-gilts/",
  "/blogs/category/bonds-and-gilts/page/2/",
  encodeURI("/blogs/category/बॉन्ड/"),
];
const UNKNOWN = [
  "/blogs/page/6/",
  "/blogs/page/99",
  "/blogs/page/1/",
  "/blogs/page/05/",
  "/blogs/page/0/",
  "/blogs/page/1000000000000/",
  "/blogs/category/nothing/",
  "/blogs/category/nothing/page/2/",
  "/blogs/category/bonds-and-gilts/page/1/",
  "/blogs/category/bonds-and-gilts/page/3/",
  "/blogs/category/",
];

test("BLG-01 a list page that came after the build opens in the client-only page, with its data", async () => {
  for (const path of KNOWN.flatMap((each) => [each, each.replace(/\/$/, "")])) {
    const answer = await site.app.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 200]);
    expect(answer.body).toContain("<h1>Loading post</h1>");
    // The page itself stands here after the next build.
    expect(answer.headers["cache-control"]).toBe("no-store");
  }
  for (const path of KNOWN) {
    const data = await site.app.inject(`/page-data${path}page-data.json`);
    expect([data.statusCode, data.json()]).toEqual([200, { path: decodeURI(path), result: {} }]);
  }
});

test("BLG-01 a page past the end and an unknown category are 404", async () => {
  for (const path of UNKNOWN) {
    const answer = await site.app.inject(path);
    expect([path, answer.statusCode]).toEqual([path, 404]);
    expect(answer.body).toContain("<h1>Page not found</h1>");
    const data = await site.app.inject(`/page-data${path.replace(/\/?$/, "/")}page-data.json`);
    expect([path, data.statusCode]).toEqual([path, 404]);
  }
});

test.each([
  ["/api/blogs", "/blogs/page/5/"],
  ["/api/blogs", "/blogs/page/99/"],
  ["/api/blogs/categories", "/blogs/category/bonds-and-gilts/"],
  ["/api/blogs/categories/7", "/blogs/category/bonds-and-gilts/page/2/"],
])("BLG-01 where %s fails, %s answers 503 with the client-only page", async (call, path) => {
  fault = call;
  for (const method of ["GET", "HEAD"] as const) {
    const { statusCode, headers } = await site.app.inject({ method, path });
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
  }
  expect((await site.app.inject(path)).body).toContain("<h1>Loading post</h1>");
});

test("BLG-01 a built list page is served without asking the API", async () => {
  asked.length = 0;
  expect((await site.app.inject("/blogs/")).statusCode).toBe(200);
  expect(asked).toEqual([]);
});
