import { gunzipSync } from "node:zlib";
import { createTestSite } from "../../support/site-server";

const LONG = { data: "x".repeat(5000) };
const requested: string[] = [];
let body = JSON.stringify(LONG);
let hold: Promise<void> = Promise.resolve();
const site = createTestSite(
  (request, response) => {
    const { pathname, search } = new URL(request.url ?? "", "http://api.example");
    requested.push(pathname + search);
    const status = pathname.includes("/slug/") ? 404 : 200;
    const etag = status === 200 ? { etag: 'W/"v1"' } : {};
    const policy = status === 404 || pathname.endsWith("private") ? "no-store" : "max-age=0";
    void hold.then(() =>
      response
        .writeHead(status, { "content-type": "application/json", "cache-control": policy, ...etag })
        .end(body),
    );
  },
  { apiCacheMs: 60_000, siteOrigins: ["https://site.example"] },
);
beforeEach(() => (requested.length = 0));

const getPath = (path: string, headers = {}, remoteAddress = "127.0.0.1") =>
  site.app.inject({ path, headers, remoteAddress });

test.each<[string, string[], number]>([
  ["one call many times", Array<string>(50).fill("/api/jobs"), 1],
  [
    "a query in any order, with unknown parameters",
    [
      "/api/blogs?page=2&limit=100",
      "/api/blogs?limit=100&x=1&page=2",
      "/api/%62logs?page=2&limit=100",
      "/api/blogs?page=02&limit=0000100",
    ],
    1,
  ],
  ["unknown parameters of a query", ["/api/review?a=1", "/api/review?b=2"], 1],
  ["an unknown slug", ["/api/blogs/slug/none", "/api/blogs/slug/none?x=1"], 1],
  [
    "the page of an unknown slug, with a call for redirects",
    ["/blog/none-either", "/blog/none-either/", "/api/blogs/slug/none-either"],
    2,
  ],
  ["a preview", ["/api/blogs/preview", "/api/blogs/preview"], 2],
])("%s: the CMS gets one request for each response", async (_what, paths, times) => {
  let sendJobs: () => void = () => undefined;
  hold = new Promise((resolve) => (sendJobs = resolve));
  const responses = Promise.all(paths.map((path) => getPath(path)));
  await site.app.ready();
  sendJobs();
  expect(new Set((await responses).map(({ statusCode }) => statusCode)).size).toBe(1);
  expect(requested).toHaveLength(times);
});

test("one fetch serves all origins, and only the site's own may read the response", async () => {
  const origins = ["https://site.example", "https://other.example", ""];
  const calls = origins.map((origin) => getPath("/api/table", { origin }));
  const allowed = (await Promise.all(calls)).map(
    ({ headers }) => headers["access-control-allow-origin"],
  );
  expect(allowed).toEqual(["https://site.example", undefined, undefined]);
  expect(requested).toHaveLength(1);
});

test("API-05 JSON behind a byte order mark is sent without it", async () => {
  const before = body;
  body = `\ufeff${JSON.stringify({ data: [] })}`;
  const response = await getPath("/api/company/list");
  expect(response.rawPayload.toString("hex").slice(0, 2)).toBe("7b");
  expect(response.json()).toEqual({ data: [] });
  body = before;
});

test("a no-store response is never cached", async () => {
  await getPath("/api/private");
  await getPath("/api/private");
  expect(requested).toHaveLength(2);
});

test("a client with the current ETag gets 304, others get a compressed response", async () => {
  const { headers } = await getPath("/api/event");
  const cached = await getPath("/api/event", { "if-none-match": headers.etag });
  expect([cached.statusCode, cached.body, cached.headers.etag]).toEqual([304, "", 'W/"v1"']);
  const small = await getPath("/api/event", { "accept-encoding": "gzip, br" });
  expect(small.headers["content-encoding"]).toBe("gzip");
  expect(JSON.parse(gunzipSync(small.rawPayload).toString())).toEqual(LONG);
});

test("one address is rate-limited; others, this machine and cached responses are not counted", async () => {
  // Time is stopped, so that the limit's minute does not pass.
  const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now());
  body = "{}";
  const statuses = new Map<number, number>();
  const sendMany = async (path: (index: number) => string, address: string) => {
    // Simultaneous calls are counted together, so the limit is between two batches.
    for (const [batch, length] of [...Array<number>(12).fill(50), 10].entries()) {
      const paths = Array.from({ length }, (_, index) => path(50 * batch + index));
      for (const { statusCode } of await Promise.all(paths.map((to) => getPath(to, {}, address)))) {
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }
  };
  await sendMany((index) => `/api/blogs?page=${index}`, "203.0.113.7");
  expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 10 });
  expect((await getPath("/api/blogs?page=x", {}, "203.0.113.8")).statusCode).toBe(200);
  const origin = "https://site.example";
  const limited = await getPath("/api/blogs?page=y", { origin }, "203.0.113.7");
  expect(limited.headers).toMatchObject({
    "retry-after": "30",
    "access-control-allow-origin": origin,
  });
  for (const [path, address] of [
    [() => "/api/table", "203.0.113.9"],
    [(index: number) => `/api/blogs?page=${index}&limit=1`, "127.0.0.1"],
  ] as const) {
    statuses.clear();
    await sendMany(path, address);
    expect([...statuses.keys()]).toEqual([200]);
  }
  clock.mockRestore();
});
