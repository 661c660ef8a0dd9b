import { openTestSite, type TestSite } from "../../support/site-server";
import { sendRaw } from "../../support/raw-http";

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function statusOfRaw(target: string, method = "GET"): Promise<number> {
  const request = `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(await site.listen(), request);
  expect(answer).not.toContain("SECRET");
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
}

test.each([
  ["/../../etc/passwd", 400],
  ["/static/../../etc/passwd", 400],
  ["/%2e%2e/%2e%2e/etc/passwd", 400],
  ["/static/..%2f..%2f.env", 400],
  ["/static/..%5c..%5c.env", 400],
  ["/api/../cms", 400],
  ["/api/%2e%2e/cms", 400],
  ["/about-us%00.html", 400],
  ["/%zz", 400],
  ["/%e2%80", 400],
  ["/%", 400],
  ["http://elsewhere.example/", 400],
  [`/${"a".repeat(2048)}`, 414],
  [`/?q=${"a".repeat(2048)}`, 414],
  [`/${"a".repeat(20_000)}`, 431],
  [`/${"a/".repeat(900)}`, 404],
])("the hostile target %.40s answers %i", async (target, status) => {
  expect(await statusOfRaw(target)).toBe(status);
});

test.each([
  ["POST", "/about-us/", "GET, HEAD"],
  ["PUT", "/", "GET, HEAD"],
  ["DELETE", "/nowhere", "GET, HEAD"],
  ["OPTIONS", "/", "GET, HEAD"],
  ["POST", "/api/blogs", "GET, HEAD"],
  ["PATCH", "/api/blogs", "GET, HEAD"],
  ["DELETE", "/api/sendmail", "GET, HEAD, POST"],
  ["PUT", "/api/sendmail/", "GET, HEAD, POST"],
])("%s %s answers 405 and says what is allowed", async (method, path, allowed) => {
  const request = `${method} ${path} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
  const answer = await sendRaw(await site.listen(), request);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`\r\nallow: ${allowed}\r\n`);
});

test("a method that the router does not know answers 405, too", async () => {
  expect(await statusOfRaw("/", "PROPFIND")).toBe(405);
});

test.each(["/", "/nowhere", "/missing.js", "/api/blogs", "/%00"])(
  "%s carries the security headers",
  async (path) => {
    const { headers } = await site.app.inject({ path });
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  },
);
