import { createTestSite } from "../../support/site-server";
import { sendJson } from "../../support/upstream";

// Posts that were published, moved or unpublished after the build.

const REDIRECTS = [
  { from: "/blog/moved/", to: "/blog/first-post/" },
  { from: "/blog/gone/", to: null, gone: true },
  { from: "/blog/round/", to: "/blog/circle/" },
  { from: "/blog/circle/", to: "/blog/round/" },
  { from: "/blog/away/", to: "https://elsewhere.example/" },
  { from: "/blog/new-post/", to: "/blog/first-post/" },
];

const RESPONSES: Record<string, unknown> = {
  "/api/blogs": { data: [], pagination: { current_page: 1, total_pages: 5, total: 41 } },
  "/api/blogs/categories": { data: [{ _id: "7", blogCategoryName: "Bonds & Gilts" }] },
  "/api/blogs/slug/new-post": { data: { _id: "1", slug: "new-post" } },
  "/api/blogs/slug/नया-लेख": { data: { _id: "2" } },
  "/api/blogs/slug/no-data": { data: null },
  "/api/redirects": { data: REDIRECTS },
};

const requested: string[] = [];
const site = createTestSite((request, response) => {
  const url = request.url ?? "";
  requested.push(url);
  if (url.endsWith("/silent")) return;
  if (url.endsWith("/broken")) return void response.destroy();
  if (url.endsWith("/garbled")) return void response.end("<html>");
  if (url.endsWith("/failing")) return sendJson(response, {}, 500);
  sendJson(response, RESPONSES[decodeURIComponent(url.replace(/\?.*/, ""))]);
});

test.each([
  ["/blog/moved", 301, "/blog/first-post/"],
  ["/blog/Moved/?utm=1", 301, "/blog/first-post/?utm=1"],
  ["/blog/gone/", 410, undefined],
  ["/blog/round/", 404, undefined],
  ["/blog/away/", 404, undefined],
  ["/blog/new-post/", 200, undefined],
  ["/page-data/blog/moved/page-data.json", 404, undefined],
])("EDT-01, EDT-02 %s returns %d before the next release", async (path, status, location) => {
  const { statusCode, headers } = await site.app.inject(path);
  expect([statusCode, headers.location]).toEqual([status, location]);
  if (status === 301) expect(headers["cache-control"]).toContain("max-age=0, must-revalidate");
});

test.each(["/blog/new-post/", "/blog/नया-लेख/"])(
  "PST-04 %s is newer than the build and opens in the fallback page, with its data",
  async (page) => {
    const path = encodeURI(page);
    for (const each of [path, path.replace(/\/$/, "")]) {
      const response = await site.app.inject(each);
      expect([each, response.statusCode]).toEqual([each, 200]);
      expect(response.body).toContain("<h1>Loading post</h1>");
      // After the next build this address has its own page.
      expect(response.headers["cache-control"]).toBe("no-store");
      expect((await site.app.inject({ method: "HEAD", path: each })).statusCode).toBe(200);
    }
    const data = await site.app.inject(`/page-data${path}page-data.json`);
    expect([data.statusCode, data.json()]).toEqual([200, { path: page, result: {} }]);
  },
);

test.each([
  "/blog/nobody-wrote-this",
  "/blog/no-data/",
  "/offline-plugin-app-shell-fallback/",
  "/offline-plugin-app-shell-fallback",
])("PST-04 %s is not a post and returns 404", async (path) => {
  const response = await site.app.inject(path);
  expect(response.statusCode).toBe(404);
  expect(response.body).toContain("<h1>Page not found</h1>");
  expect((await site.app.inject({ method: "HEAD", path })).statusCode).toBe(404);
  if (path.startsWith("/offline-plugin")) return;
  const data = await site.app.inject(`/page-data${path.replace(/\/?$/, "/")}page-data.json`);
  expect(data.statusCode).toBe(404);
  expect(data.headers["content-type"]).toBe("text/plain; charset=utf-8");
});

test.each(["/blog/failing", "/blog/garbled/", "/blog/broken", "/blog/silent"])(
  "PST-04 %s returns 503 with the fallback page if the call fails",
  async (path) => {
    const fetchPost = (method: "GET" | "HEAD") => site.app.inject({ method, path });
    const [get, head] = await Promise.all([fetchPost("GET"), fetchPost("HEAD")]);
    for (const { statusCode, headers } of [get, head]) {
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
    }
    expect(get.body).toContain("<h1>Loading post</h1>");
  },
);

test.each([
  ["/blog/first-post/", 200],
  ["/blogs/", 200],
  ["/blogs/page/5/", 404],
  ["/blogs/category/bonds-and-gilts/", 404],
  ["/page-data/blogs/page/5/page-data.json", 404],
])("PST-04, BLG-01 %s returns %d without a call of the API", async (path, status) => {
  requested.length = 0;
  expect((await site.app.inject(path)).statusCode).toBe(status);
  expect(requested).toEqual([]);
});
