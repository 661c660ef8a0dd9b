import type { IncomingMessage, ServerResponse } from "node:http";
import { UNAVAILABLE } from "../../../src/shared/contract/response";
import { openTestSite, createTestSite } from "../../support/site-server";

const site = createTestSite(respondAsCms);

function respondAsCms(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    if (request.url === "/api/broken") return response.destroy();
    if (request.url?.endsWith("/half")) {
      response.writeHead(200, { "content-length": 100, etag: '"v1"' }).flushHeaders();
      return setImmediate(() => response.destroy());
    }
    if (request.url === "/api/busy") return response.writeHead(503).end("busy");
    const size = Buffer.concat(chunks).length;
    const { method, url, headers } = request;
    return response
      .writeHead(url === "/api/missing" ? 404 : 200, {
        "content-type": "application/json",
        "cache-control": "public, max-age=60",
        etag: '"v1"',
        "set-cookie": "session=1",
        // Node closes an idle connection after 5 s.
        "keep-alive": "timeout=4",
        "x-powered-by": "upstream",
      })
      .end(JSON.stringify({ method, url, headers, size }));
  });
}

test("the proxy passes on path, query, status and headers of a call", async () => {
  const response = await site.app.inject("/api/blogs?limit=10&page=2");
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({ method: "GET", url: "/api/blogs?limit=10&page=2" });
  expect(response.headers).toMatchObject({ etag: '"v1"', "cache-control": "public, max-age=60" });
  expect((await site.app.inject("/api/missing")).statusCode).toBe(404);
  expect((await site.app.inject("/api/employee/")).json()).toMatchObject({ url: "/api/employee/" });
});

test("the CMS receives the visitor's address; hop-by-hop headers and credentials are removed", async () => {
  const response = await site.app.inject({
    path: "/api/blogs/preview",
    remoteAddress: "203.0.113.7",
    headers: {
      host: "stockneev.example",
      connection: "keep-alive, x-private",
      "x-private": "1",
      te: "trailers",
      "proxy-authorization": "Basic eDp5",
      cookie: "payload-token=1",
      authorization: "Bearer 1",
      "x-forwarded-for": "198.51.100.1",
      "x-real-ip": "198.51.100.1",
      "accept-language": "hi",
    },
  });
  const { headers } = response.json<{ headers: Record<string, string> }>();
  expect(headers).toMatchObject({
    "x-forwarded-for": "203.0.113.7",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "stockneev.example",
    "accept-language": "hi",
    host: site.apiHost,
  });
  const kept = ["te", "proxy-authorization", "cookie", "authorization", "x-private", "x-real-ip"];
  expect(Object.keys(headers).filter((name) => kept.includes(name))).toEqual([]);
  for (const name of ["set-cookie", "keep-alive", "x-powered-by"]) {
    expect(response.headers).not.toHaveProperty(name);
  }
});

test("a reverse proxy on this machine sets the visitor's address and protocol", async () => {
  const response = await site.app.inject({
    path: "/api/blogs/preview",
    headers: { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" },
  });
  expect(response.json()).toMatchObject({
    headers: { "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https" },
  });
});

/** Sends a visitor's form and returns the response. */
async function sendForm(init: RequestInit & { duplex?: "half" }): Promise<[number, unknown]> {
  const address = `http://127.0.0.1:${await site.listen()}/api/sendmail`;
  const response = await fetch(address, { method: "POST", ...init });
  return [response.status, await response.json()];
}

test("the CMS receives a form of several megabytes unchanged", async () => {
  const body = new FormData();
  body.set("name", "A visitor");
  body.set("pdf", new Blob([new Uint8Array(5_000_000)], { type: "application/pdf" }), "cv.pdf");
  const [status, received] = await sendForm({ body });
  expect([status, received]).toMatchObject([
    200,
    { headers: { "content-type": expect.stringMatching(/^multipart\/form-data; boundary=/) } },
  ]);
  expect((received as { size: number }).size).toBeGreaterThan(5_000_000);
});

const TOO_LARGE = 7 * 1024 * 1024;
test.each([
  ["declared", { "content-length": String(TOO_LARGE) }],
  ["streamed", {}],
])("a body over 6 MB returns 413 when its length is %s", async (_kind, headers) => {
  const body = new Blob([new Uint8Array(TOO_LARGE)]).stream();
  const message = "The request is larger than 6 MB.";
  const refusal = await sendForm({ body, duplex: "half", headers });
  expect(refusal).toEqual([413, { success: false, message }]);
});

test("a HEAD request gets the headers without a body", async () => {
  const response = await site.app.inject({ method: "HEAD", path: "/api/blogs" });
  expect([response.statusCode, response.body, response.headers.etag]).toEqual([200, "", '"v1"']);
});

test("a 503 of the CMS is passed on at once", async () => {
  const response = await site.app.inject("/api/busy");
  expect([response.statusCode, response.body]).toEqual([503, "busy"]);
});

const UNREACHABLE = { success: false, message: UNAVAILABLE };

test.each(["/api/broken", "/api/half", "/api/media/half"])(
  "%s returns 502 with a message when the CMS breaks off",
  async (path) => {
    const response = await site.app.inject(path);
    expect(response.headers).not.toHaveProperty("etag");
    expect([response.statusCode, response.json()]).toEqual([502, UNREACHABLE]);
  },
);

test("while the CMS is down GET and POST return 502 as JSON", async () => {
  const alone = await openTestSite();
  for (const method of ["GET", "POST"] as const) {
    const response = await alone.app.inject({ method, path: "/api/sendmail", payload: undefined });
    expect([response.statusCode, response.headers["cache-control"]]).toEqual([502, "no-store"]);
    expect(response.json()).toMatchObject({ success: false });
  }
  await alone.close();
});
