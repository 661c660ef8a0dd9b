import { openTestSite, testSiteOfFile } from "../../support/site-server";

const asked: string[] = [];
const site = testSiteOfFile((request, response) => {
  if (request.url === "/api/redirects") {
    response.writeHead(200, { "content-type": "application/json" });
    return void response.end(JSON.stringify({ data: PAST }));
  }
  const slug = decodeURIComponent(request.url?.replace("/api/blogs/slug/", "") ?? "");
  asked.push(slug);
  if (slug === "silent") return;
  const [status, body] = ANSWERS[slug] ?? [404, "{}"];
  response.writeHead(status, { "content-type": "application/json" }).end(body);
});

const ANSWERS: Record<string, [number, string]> = {
  "new-post": [200, `{"data":{"_id":"1","slug":"new-post"}}`],
  "नया-लेख": [200, `{"data":{"_id":"2"}}`],
  "no-data": [200, `{"data":null}`],
  failing: [500, "{}"],
  garbled: [200, "<html>"],
};

const PAST = [
  { from: "/blog/moved/", to: "/blog/first-post/" },
  { from: "/blog/gone/", to: null, gone: true },
  { from: "/blog/round/", to: "/blog/circle/" },
  { from: "/blog/circle/", to: "/blog/round/" },
  { from: "/blog/away/", to: "https://elsewhere.example/" },
  { from: "/blog/new-post/", to: "/blog/first-post/" },
];

test.each([
  ["/blog/moved", 301, "/blog/first-post/"],
  ["/blog/Moved/?utm=1", 301, "/blog/first-post/?utm=1"],
  ["/blog/gone/", 410, undefined],
  ["/blog/round/", 404, undefined],
  ["/blog/away/", 404, undefined],
  ["/blog/new-post/", 200, undefined],
  ["/page-data/blog/moved/page-data.json", 404, undefined],
])("EDT-01 EDT-02 before a release knows of it %s answers %d", async (path, status, location) => {
  const { statusCode, headers } = await site.app.inject(path);
  expect([statusCode, headers.location]).toEqual([status, location]);
  if (status === 301) expect(headers["cache-control"]).toContain("max-age=0, must-revalidate");
});

test.each(["/blog/new-post", "/blog/new-post/", `/blog/${encodeURIComponent("नया-लेख")}/`])(
  "PST-04 %s, published after the build, opens in the client-only page",
  async (path) => {
    const answer = await site.app.inject(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain("<h1>Loading post</h1>");
    // The page itself stands here after the next build.
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test.each([
  "/blog/nobody-wrote-this",
  "/blog/no-data/",
  "/offline-plugin-app-shell-fallback/",
  "/offline-plugin-app-shell-fallback",
])("PST-04 %s, which is no post, is a 404", async (path) => {
  const answer = await site.app.inject({ path });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain("<h1>Page not found</h1>");
});

test.each(["/blog/failing", "/blog/garbled/", "/blog/silent"])(
  "PST-04 %s answers 503 with the client-only page when the API cannot say",
  async (path) => {
    const answer = await site.app.inject(path);
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain("<h1>Loading post</h1>");
    expect(answer.headers).toMatchObject({ "retry-after": "10", "cache-control": "no-store" });
  },
);

test("PST-04 the page data of such a post is the fallback's, under the post's address", async () => {
  const answer = await site.app.inject("/page-data/blog/new-post/page-data.json");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ path: "/blog/new-post/", result: {} });
  const unknown = await site.app.inject("/page-data/blog/nobody-wrote-this/page-data.json");
  expect([unknown.statusCode, unknown.headers["content-type"]]).toEqual([
    404,
    "text/plain; charset=utf-8",
  ]);
});

test("PST-04 a HEAD learns the same as a GET", async () => {
  const statuses = [];
  for (const slug of ["new-post", "nobody-wrote-this", "failing"]) {
    statuses.push((await site.app.inject({ method: "HEAD", path: `/blog/${slug}` })).statusCode);
  }
  expect(statuses).toEqual([200, 404, 503]);
});

test("PST-04 a built post is served without asking the API", async () => {
  asked.length = 0;
  expect((await site.app.inject("/blog/first-post/")).statusCode).toBe(200);
  expect(asked).toEqual([]);
});

test("PST-04 without an API the built posts stay and the others answer 503", async () => {
  const alone = await openTestSite();
  expect((await alone.app.inject("/blog/first-post")).statusCode).toBe(200);
  expect((await alone.app.inject("/blog/new-post")).statusCode).toBe(503);
  await alone.close();
});
