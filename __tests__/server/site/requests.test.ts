import { testSiteOfFile } from "../../support/site-server";
import { sendRaw } from "../../support/raw-http";

const site = testSiteOfFile();

/** The whole answer to a request whose target no client has tidied up. */
async function ask(target: string, method = "GET"): Promise<string> {
  const request = `${method} ${target} HTTP/1.1\r\nHost: site\r\nConnection: close\r\n\r\n`;
  return sendRaw(await site.listen(), request);
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
  const answer = await ask(target);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).not.toContain("SECRET");
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
  const answer = await ask(path, method);
  expect(answer).toMatch(/^HTTP\/1\.1 405 /);
  expect(answer).toContain(`\r\nallow: ${allowed}\r\n`);
});

test("a method that the router does not know answers 405, too", async () => {
  expect(await ask("/", "PROPFIND")).toMatch(/^HTTP\/1\.1 405 /);
});

test("a request that names two hosts answers 400", async () => {
  const request = "GET / HTTP/1.1\r\nHost: site\r\nhost: other\r\nConnection: close\r\n\r\n";
  expect(await sendRaw(await site.listen(), request)).toMatch(/^HTTP\/1\.1 400 /);
});
