import { testSiteOfFile } from "../../support/site-server";
import { sendRaw } from "../../support/raw-http";

const site = testSiteOfFile();

async function heading(path: string): Promise<string> {
  const answer = await site.app.inject(path);
  return `${answer.statusCode} ${/<h1>(.*)<\/h1>/.exec(answer.body)?.[1] ?? answer.body}`;
}

test.each([
  ["/", "Home"],
  ["/about-us", "About us"],
  ["/about-us/", "About us"],
  ["/Download", "Download"],
  ["/Download/", "Download"],
  ["/FAQ?from=footer", "FAQ"],
  ["/blog/first-post", "First post"],
])("ROU-03 %s answers the page itself", async (path, title) => {
  expect(await heading(path)).toBe(`200 ${title}`);
});

test.each([
  ["/download", "/Download"],
  ["/download/", "/Download/"],
  ["/DOWNLOAD?ref=qr", "/Download?ref=qr"],
  ["/faq", "/FAQ"],
  ["/About-Us/", "/about-us/"],
  [`/${encodeURIComponent("stock-tips–sample")}`, "/Stock-Tips%E2%80%93Sample"],
])("ROU-02 %s moves for good to its own spelling %s", async (path, location) => {
  const answer = await site.app.inject(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test.each([
  ["/old-name", "/about-us/"],
  ["/old-name/", "/about-us/"],
  ["/OLD-NAME?utm=1", "/about-us/?utm=1"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}`, "/Stock-Tips%E2%80%93Sample"],
  [`/${encodeURIComponent("Stock-Tips–Earlier")}/`.toLowerCase(), "/Stock-Tips%E2%80%93Sample"],
])("ROU-04 the earlier address %s moves for good to %s", async (path, location) => {
  const answer = await site.app.inject(path);
  expect([answer.statusCode, answer.headers.location]).toEqual([301, location]);
});

test("ROU-04 en dash and Devanagari addresses work encoded, in either case of the escapes", async () => {
  expect(await heading("/Stock-Tips%E2%80%93Sample")).toBe("200 Stock tips");
  expect(await heading("/Stock-Tips%e2%80%93Sample/")).toBe("200 Stock tips");
  expect(await heading(`/blog/${encodeURIComponent("शेयर-बाज़ार")}`)).toBe("200 शेयर बाज़ार");
  const decomposed = encodeURIComponent("शेयर-बाज़ार".normalize("NFD"));
  expect(await heading(`/blog/${decomposed}`)).toBe("200 शेयर बाज़ार");
});

test.each([
  ["/Stock-Tips–Sample", "/Stock-Tips%E2%80%93Sample"],
  ["/blog/शेयर", "/blog/%E0%A4%B6%E0%A5%87%E0%A4%AF%E0%A4%B0"],
])(
  "ROU-04 %s typed as raw UTF-8 bytes is sent on to its encoded spelling",
  async (path, encoded) => {
    const answer = await sendRaw(await site.listen(), `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 301 /);
    expect(answer).toContain(`Location: ${encoded}\r\n`);
  },
);

test.each([
  "/nowhere",
  "/nowhere/",
  "/old-names",
  "/cms",
  "/cms/api/users",
  "/about-us//",
  "//about-us/",
  "/404",
])("ROU-06 %s answers 404 with the site's own page", async (path) => {
  const answer = await site.app.inject({ path });
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(answer.body).toContain("<h1>Page not found</h1>");
});

test.each([
  "/app-ffffffffffffffffffff.js",
  "/static/0a1b2c/none.svg",
  "/static/",
  "/page-data/nowhere/page-data.json",
  "/styles.css",
  "/picture.PNG",
])("ROU-06 the missing asset %s is a plain 404, never a page", async (path) => {
  const answer = await site.app.inject(path);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
  expect(answer.headers["cache-control"]).toBe("no-store");
});

test("hidden files stay hidden, .well-known does not", async () => {
  expect((await site.app.inject("/.env")).statusCode).toBe(404);
  expect((await site.app.inject("/.well-known/security.txt")).statusCode).toBe(200);
});

test("a 404 page stays a 404 for a conditional request", async () => {
  const answer = await site.app.inject({ url: "/nowhere", headers: { "if-none-match": "*" } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toContain("Page not found");
});

test("/healthz answers while the API is down", async () => {
  const answer = await site.app.inject("/healthz");
  expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ok" }]);
});

test.each([
  ["/blog/withdrawn", "This post was withdrawn"],
  ["/blog/Withdrawn/?utm=1", "This post was withdrawn"],
  ["/withdrawn-page", "Page not found"],
])("EDT-02 %s is gone, and says so", async (path, title) => {
  expect(await heading(path)).toBe(`410 ${title}`);
  const { headers } = await site.app.inject(path);
  expect(headers["cache-control"]).toBe("no-store");
});
