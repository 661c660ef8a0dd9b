import { expect, test } from "@playwright/test";

test.use({ baseURL: process.env.CMS_URL ?? "http://127.0.0.1:3001" });

test("an answer carries an ETag, and the same ETag is answered with 304", async ({ request }) => {
  const first = await request.get("/api/company/ipos");
  const { etag = "", "cache-control": cache } = first.headers();
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(cache).toContain("stale-if-error=");
  const again = await request.get("/api/company/ipos", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
  expect((await again.body()).length).toBe(0);
  const other = await request.get("/api/company/ipos", { headers: { "if-none-match": 'W/"old"' } });
  expect(other.status()).toBe(200);
});

test("HEAD answers like GET without a body, with and without a slash", async ({ request }) => {
  for (const path of ["/api/employee/", "/api/employee"]) {
    const answer = await request.head(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    expect(answer.headers().etag, path).toBeTruthy();
  }
});

test("an unknown path is 404 in JSON", async ({ request }) => {
  for (const path of ["/api", "/api/none", "/api/blogs/slug", "/api/blogs/slug/%E0%A4%A"]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(400);
    expect(answer.status(), path).toBeLessThan(500);
  }
  const answer = await request.get("/api/none");
  expect(await answer.json()).toEqual({ message: "There is no call /api/none." });
});

test("a wrong method is 405 and names the right ones", async ({ request }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await request.fetch("/api/blogs", { method });
    expect(answer.status(), method).toBe(405);
    expect(answer.headers().allow, method).toBe("GET, HEAD, OPTIONS");
  }
});

test("a query that cannot be read is 400 and says what is wrong", async ({ request }) => {
  const cases = {
    "/api/blogs?page=0": '"page"',
    "/api/blogs?limit=101": '"limit"',
    "/api/blogs?limit=-1": '"limit"',
    "/api/blogs?page=1.5": '"page"',
    "/api/videos/search?maxResults=500": '"maxResults"',
    "/api/videos/search?order=rating": '"order"',
    "/api/videos/search?pageToken=abc": '"pageToken"',
  };
  for (const [path, name] of Object.entries(cases)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(400);
    expect(((await answer.json()) as { message: string }).message, path).toContain(name);
  }
});

test("no other origin may read the answers unless it is named", async ({ request }) => {
  const answer = await request.get("/api/jobs", { headers: { origin: "https://other.example" } });
  expect(answer.headers()["access-control-allow-origin"]).toBeUndefined();
});

test("a missing picture is 404, a present one is kept for good", async ({ request }) => {
  expect((await request.get("/api/media/none.png")).status()).toBe(404);
  const event = (await (await request.get("/api/event/")).json()) as { image: string };
  const picture = await request.get(event.image);
  expect(picture.headers()["cache-control"]).toContain("immutable");
  expect(picture.headers()["content-type"]).toBe("image/png");
  const head = await request.head(event.image);
  expect([head.status(), head.headers()["content-type"]]).toEqual([200, "image/png"]);
  expect((await request.get(`${event.image}?prefix=a`)).status()).toBe(200);
});

test("GraphQL is switched off", async ({ request }) => {
  const answer = await request.post("/cms/api/graphql", { data: { query: "{ Users { docs } }" } });
  expect(answer.status()).toBeGreaterThanOrEqual(400);
});
