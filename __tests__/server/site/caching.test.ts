import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { SCRIPT } from "../../support/built-site";
import { toSharedCaching } from "../../../server/site/send-file";
import { openTestSite, createTestSite } from "../../support/site-server";

const IMMUTABLE = "public, max-age=31536000, immutable";
const REVALIDATE = "public, max-age=0, must-revalidate";

const site = createTestSite();

test.each([
  [SCRIPT, IMMUTABLE],
  ["/static/0a1b2c/logo.svg", IMMUTABLE],
  ["/about-us/", REVALIDATE],
  ["/page-data/index/page-data.json", REVALIDATE],
  ["/page-data/app-data.json", REVALIDATE],
  ["/page-data/sq/d/123.json", REVALIDATE],
  ["/page-data/blogs/page-data.json", REVALIDATE],
  ["/favicon.ico", REVALIDATE],
])("%s is cached with %s", async (path, policy) => {
  const response = await site.app.inject({ path });
  expect(response.statusCode).toBe(200);
  expect(response.headers["cache-control"]).toBe(policy);
  expect(response.headers.etag).toMatch(/^"[\w-]{20,}"$/);
});

test("SCA-03 with CDN_CACHE_SECONDS a CDN caches pages that long, browsers revalidate, errors are not cached", async () => {
  const shared = await openTestSite(undefined, { pageCaching: toSharedCaching(300) });
  const fetchCaching = async (path: string) =>
    (await shared.app.inject({ path })).headers["cache-control"];
  const cached = "public, max-age=0, s-maxage=300, stale-while-revalidate=60, stale-if-error=86400";
  expect(await fetchCaching("/about-us/")).toBe(cached);
  expect(await fetchCaching("/page-data/index/page-data.json")).toBe(cached);
  expect(await fetchCaching(SCRIPT)).toBe(IMMUTABLE);
  expect(await fetchCaching("/nowhere")).toBe("no-store");
  expect(await fetchCaching("/old-name")).toBe(REVALIDATE);
  await shared.close();
  expect(toSharedCaching(0)).toBe(REVALIDATE);
});

test.each(["/about-us/", SCRIPT])("%s returns 304 to its own ETag", async (path) => {
  const etag = (await site.app.inject(path)).headers.etag;
  const headers = { "if-none-match": String(etag), "accept-encoding": "br" };
  const response = await site.app.inject({ path, headers });
  expect([response.statusCode, response.body]).toEqual([304, ""]);
  expect(response.headers.etag).toBe(etag);
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.headers["cache-control"]).toMatch(/^public/);
});

test.each([
  ['W/"{own}"', 304],
  ['"another", W/"{own}"', 304],
  ["*", 304],
  ['"another"', 200],
  ["{own}", 200],
])("If-None-Match: %s returns %i, also to a reload", async (sent, status) => {
  const own = String((await site.app.inject("/about-us/")).headers.etag).replaceAll('"', "");
  const headers = { "if-none-match": sent.replace("{own}", own), "cache-control": "no-cache" };
  const response = await site.app.inject({ path: "/about-us/", headers });
  expect(response.statusCode).toBe(status);
});

test.each([
  ["{own}", 206],
  ["W/{own}", 200],
  ['"another"', 200],
])("a range applies only to the file that If-Range names: %s returns %i", async (sent, status) => {
  const own = String((await site.app.inject(SCRIPT)).headers.etag);
  const headers = { range: "bytes=0-10", "if-range": sent.replace("{own}", own) };
  expect((await site.app.inject({ path: SCRIPT, headers })).statusCode).toBe(status);
});

test.each(["identity", "br"])("HEAD gets the headers of GET, but no body: %s", async (accepted) => {
  const headers = { "accept-encoding": accepted };
  const get = await site.app.inject({ path: "/about-us/", headers });
  const address = `http://127.0.0.1:${await site.listen()}/about-us/`;
  const head = await fetch(address, { method: "HEAD", headers });
  expect([head.status, await head.text()]).toEqual([200, ""]);
  expect(head.headers.get("content-length")).toBe(String(get.rawPayload.length));
  for (const name of ["content-type", "content-encoding", "etag", "cache-control", "vary"]) {
    expect([name, head.headers.get(name)]).toEqual([name, get.headers[name] ?? null]);
  }
});

test("a range of a file is sent uncompressed, even to a client that accepts brotli", async () => {
  const headers = { range: "bytes=0-10", "accept-encoding": "br" };
  const response = await site.app.inject({ path: SCRIPT, headers });
  expect([response.statusCode, response.body]).toEqual([206, "console.log"]);
  expect(response.headers["content-range"]).toBe("bytes 0-10/4000");
  expect(response.headers["content-encoding"]).toBeUndefined();
});

test("a range outside the file returns 416 with its length", async () => {
  const response = await site.app.inject({ path: SCRIPT, headers: { range: "bytes=9000-" } });
  expect([response.statusCode, response.headers["content-range"]]).toEqual([416, "bytes */4000"]);
  expect(response.headers["cache-control"]).toBe("no-store");
});

const UNPACK = { br: brotliDecompressSync, gzip: gunzipSync, none: (file: Buffer) => file };
test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
  ["GZIP, BR", "br"],
  ["br;q=0.4, gzip;q=0.8", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip;q=0", "none"],
  ["*", "br"],
  ["identity", "none"],
  ["zstd", "none"],
] as const)("text over 1 kB with Accept-Encoding: %s gets %s", async (accepted, encoding) => {
  const plain = await site.app.inject("/about-us/");
  const headers = { "accept-encoding": accepted };
  const response = await site.app.inject({ path: "/about-us/", headers });
  expect(response.headers["content-encoding"] ?? "none").toBe(encoding);
  expect(UNPACK[encoding](response.rawPayload).toString()).toBe(plain.body);
  for (const { headers } of [plain, response]) expect(headers.vary).toBe("accept-encoding");
});

test.each(["/", "/static/0a1b2c/logo.svg", "/favicon.ico"])(
  "%s is too small to compress",
  async (path) => {
    const response = await site.app.inject({ path, headers: { "accept-encoding": "br" } });
    expect(response.statusCode).toBe(200);
    expect(response.headers["content-encoding"]).toBeUndefined();
    expect(response.headers["content-length"]).toBe(String(response.rawPayload.length));
  },
);
