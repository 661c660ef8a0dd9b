import { createTestSite } from "../../support/site-server";
import { sendRaw } from "../../support/raw-http";

const site = createTestSite();

async function readHeading(path: string): Promise<string> {
  const response = await site.app.inject(path);
  return `${response.statusCode} ${/<h1>(.*)<\/h1>/.exec(response.body)?.[1] ?? response.body}`;
}

const expectPage = async (path: string, page: string) => expect(await readHeading(path)).toBe(page);

test.each([
  ["/", "200 Home"],
  ["/about-us", "200 About us"],
  ["/about-us/", "200 About us"],
  ["/Download", "200 Download"],
  ["/Download/", "200 Download"],
  ["/FAQ?from=footer", "200 FAQ"],
  ["/blog/first-post", "200 First post"],
])("ROU-03 %s returns %s without a redirect", expectPage);

const DEVANAGARI = "शेयर-बाज़ार";
test.each([
  ["/Stock-Tips%E2%80%93Sample", "200 Stock tips"],
  ["/Stock-Tips%e2%80%93Sample/", "200 Stock tips"],
  [`/blog/${encodeURIComponent(DEVANAGARI)}`, "200 शेयर बाज़ार"],
  [`/blog/${encodeURIComponent(DEVANAGARI.normalize("NFD"))}`, "200 शेयर बाज़ार"],
])("ROU-04 %s returns %s for escapes in upper and lower case", expectPage);

const expectMoved = async (path: string, location: string) => {
  const { statusCode, headers } = await site.app.inject(path);
  expect([statusCode, headers.location]).toEqual([301, location]);
  // The page may be published again.
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
};

test.each([
  ["/download", "/Download"],
  ["/download/", "/Download/"],
  ["/DOWNLOAD?ref=qr", "/Download?ref=qr"],
  ["/faq", "/FAQ"],
  ["/About-Us/", "/about-us/"],
  [`/${encodeURIComponent("stock-tips–sample")}`, "/Stock-Tips%E2%80%93Sample"],
])("ROU-02, EDT-01 %s redirects to the spelling %s", expectMoved);

test.each([
  ["/ipo/an-older-name-a1b2c3/", "/ipo/mills-limited-a1b2c3/"],
  ["/ipo/a1b2c3?from=mail", "/ipo/mills-limited-a1b2c3/?from=mail"],
  ["/ipo/Older-A1B2C3", "/ipo/mills-limited-a1b2c3/"],
  ["/ipo/older-a1b2c3d4e5f6/", "/ipo/mills-limited-a1b2c3d4e5f6/"],
  ["/ipo/MILLS-limited-a1b2c3/", "/ipo/mills-limited-a1b2c3/"],
])("IPO-12 the IPO %s redirects to its current name %s", expectMoved);

test.each([
  ["/ipo/mills-limited-a1b2c3", "200 Mills Limited"],
  ["/ipo/mills-limited-zzzzzz/", "404 Page not found"],
  ["/ipo/mills-limited/", "404 Page not found"],
  ["/ipo/a/older-a1b2c3/", "404 Page not found"],
])("IPO-12 the IPO %s returns %s", expectPage);

test("IPO-15 the calendar is sent as text/calendar", async () => {
  const { statusCode, headers } = await site.app.inject("/ipo-calendar.ics");
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
});

test.each([
  ["/old-name", "/about-us/"],
  ["/old-name/", "/about-us/"],
  ["/OLD-NAME?utm=1", "/about-us/?utm=1"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}`, "/Stock-Tips%E2%80%93Sample"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}/`.toLowerCase(), "/Stock-Tips%E2%80%93Sample"],
])("ROU-04, EDT-01 the old address %s redirects to %s", expectMoved);

/** Returns the complete response to a raw, unnormalised target. */
async function sendTarget(target: string, method = "GET"): Promise<string> {
  const request = `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
  return sendRaw(await site.listen(), request);
}

test.each([
  ["/Stock-Tips–Sample", "/Stock-Tips%E2%80%93Sample"],
  ["/blog/शेयर", "/blog/%E0%A4%B6%E0%A5%87%E0%A4%AF%E0%A4%B0"],
])("ROU-04 %s as raw UTF-8 bytes redirects to its encoded spelling", async (path, encoded) => {
  const response = await sendTarget(path);
  expect(response).toMatch(/^HTTP\/1\.1 301 /);
  expect(response).toContain(`Location: ${encoded}\r\n`);
});

const PAGE = ["text/html; charset=utf-8", "<h1>Page not found</h1>"] as const;
const ASSET = ["text/plain; charset=utf-8", "Not found."] as const;

test.each([
  ["/nowhere", PAGE],
  ["/nowhere/", PAGE],
  ["/constructor", PAGE],
  ["/app-0123456789abcdef0123.js/", ASSET],
  ["/old-names", PAGE],
  ["/cms", PAGE],
  ["/cms/api/users", PAGE],
  ["/about-us//", PAGE],
  ["//about-us/", PAGE],
  ["/404", PAGE],
  ["/.env", PAGE],
  ["/app-ffffffffffffffffffff.js", ASSET],
  ["/static/0a1b2c/none.svg", ASSET],
  ["/static/", ASSET],
  ["/page-data/nowhere/page-data.json", ASSET],
  ["/styles.css", ASSET],
  ["/picture.PNG", ASSET],
])("ROU-06 %s returns 404, to a conditional request, too: %s", async (path, [type, text]) => {
  for (const headers of [{}, { "if-none-match": "*" }]) {
    const response = await site.app.inject({ path, headers });
    expect([response.statusCode, response.headers["content-type"]]).toEqual([404, type]);
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.body).toContain(text);
  }
});

test.each([
  ["/?p=77", "/blog/first-post/"],
  ["/?utm=1&p=77", "/blog/first-post/?utm=1"],
  ["/index.php?cat=2&p=77", "/FAQ"],
])("ROU-02 the old address %s with its query redirects to %s", async (path, to) => {
  const { statusCode, headers } = await site.app.inject(path);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

test("ROU-02 another query does not redirect", async () => {
  await expectPage("/?p=78", "200 Home");
  await expectPage("/index.php?p=77", "404 Page not found");
});

test("files and /healthz are served while the API is down", async () => {
  const security = "200 Contact: mailto:someone@stockneev.example\n";
  await expectPage("/.well-known/security.txt", security);
  expect(await readHeading("/healthz")).toMatch(/^200 \{"status":"ok","release":"\d{8}T/);
});

test.each([
  ["/blog/withdrawn", "410 This post was withdrawn"],
  ["/blog/Withdrawn/?utm=1", "410 This post was withdrawn"],
  ["/withdrawn-page", "410 Page not found"],
])("EDT-02 %s is gone: %s", async (path, page) => {
  await expectPage(path, page);
  const { headers } = await site.app.inject(path);
  expect(headers["cache-control"]).toBe("no-store");
});

test.each([
  ["/../../etc/passwd", 400],
  ["/static/../../etc/passwd", 400],
  ["/%2e%2e/%2e%2e/etc/passwd", 400],
  ["/static/..%2f..%2f.env", 400],
  ["/static/..%5c..%5c.env", 400],
  ["/api/../cms", 400],
  ["/api/%2e%2e/cms", 400],
  ["/about-us%00.html", 400],
  ["/%zz", 404],
  ["/%e2%80", 404],
  ["/%", 404],
  ["http://elsewhere.example/", 400],
  [`/${"a".repeat(2048)}`, 414],
  [`/?q=${"a".repeat(2048)}`, 414],
  [`/${"a".repeat(20_000)}`, 431],
  [`/${"a/".repeat(900)}`, 404],
])("the hostile target %.40s returns %i", async (target, status) => {
  const response = await sendTarget(target);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).not.toContain("SECRET");
});

test.each(["/contact-us%", "/blogs/%E0%A4", "/FAQ%96", "/50%-off/", "/%?a=%"])(
  "ROU-06 %s, whose escapes are broken, shows the site's own 404 page",
  async (path) => {
    await expectPage(path, "404 Page not found");
  },
);

test.each([
  ["POST", "/about-us/", "\r\nallow: GET, HEAD\r\n"],
  ["PUT", "/", "\r\nallow: GET, HEAD\r\n"],
  ["DELETE", "/nowhere", "\r\nallow: GET, HEAD\r\n"],
  ["OPTIONS", "/", "\r\nallow: GET, HEAD\r\n"],
  ["POST", "/api/blogs", "\r\nallow: GET, HEAD\r\n"],
  ["PATCH", "/api/blogs", "\r\nallow: GET, HEAD\r\n"],
  ["DELETE", "/api/sendmail", "\r\nallow: GET, HEAD, POST\r\n"],
  ["PUT", "/api/sendmail/", "\r\nallow: GET, HEAD, POST\r\n"],
  // Unknown to the router.
  ["PROPFIND", "/", ""],
])("%s %s returns 405 and says what is allowed", async (method, path, allowed) => {
  const response = await sendTarget(path, method);
  expect(response).toMatch(/^HTTP\/1\.1 405 /);
  expect(response).toContain(allowed);
});

test("a request with two hosts gets 400", async () => {
  const request = "GET / HTTP/1.1\r\nHost: site\r\nhost: other\r\nConnection: close\r\n\r\n";
  expect(await sendRaw(await site.listen(), request)).toMatch(/^HTTP\/1\.1 400 /);
});
