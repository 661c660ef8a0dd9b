import fs from "node:fs";
import { expect, type APIRequestContext } from "@playwright/test";
import { blogCategoriesEndpoint } from "../../src/shared/contract/blog-categories";
import * as blogs from "../../src/shared/contract/blogs";
import { carouselEndpoint, smallCarouselEndpoint } from "../../src/shared/contract/carousel";
import type { List } from "../../src/shared/contract/response";
import { complaintReportEndpoint } from "../../src/shared/contract/complaint-report";
import * as trends from "../../src/shared/contract/complaint-trends";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import { eventEndpoint } from "../../src/shared/contract/event";
import * as ipos from "../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../src/shared/contract/jobs";
import { reportsEndpoint } from "../../src/shared/contract/reports";
import { reviewsEndpoint } from "../../src/shared/contract/reviews";
import { videoSearchEndpoint, toSearchUrl } from "../../src/shared/contract/videos";
import { CMS_URL } from "./cms-client";
import { test } from "./cms-test";

let client: APIRequestContext;
test.beforeAll(({ anyone }) => {
  client = anyone;
});

async function getJson(path: string): Promise<unknown> {
  const response = await client.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()["content-type"]).toContain("application/json");
  return response.json();
}

/** Returns a list; fails if the site cannot read one of its records. */
async function readList<L extends List<unknown>>(
  { path, read }: { path: string; read: (body: unknown) => L },
  address = path,
): Promise<L> {
  const response = read(await getJson(address));
  expect(response.problems, address).toEqual([]);
  return response;
}

const readPosts = (page: { page: number; limit: number }) =>
  readList(blogs.blogsEndpoint, blogs.blogsEndpoint.toCall(page));

/** Returns only the samples, because other tests publish and remove posts at the same time. */
async function readSamplePosts() {
  const samples = new Set(fs.readdirSync("cms/src/setup/seed/posts"));
  const { items } = await readPosts({ page: 1, limit: 100 });
  return items.filter(({ slug }) => samples.has(`${slug}.md`));
}

test("GET /api/blogs returns pages of posts, newest first", async () => {
  const first = await readPosts({ page: 1, limit: 10 });
  expect(first).toMatchObject({ page: 1, totalPages: Math.ceil(first.total / 10) });
  expect(first.items).toHaveLength(10);
  const dates = first.items.map(({ date }) => date ?? "");
  expect(dates).toEqual([...dates].sort().reverse());

  const samples = await readSamplePosts();
  expect(samples.length).toBeGreaterThanOrEqual(36);
  for (const post of samples) {
    expect(post.title, post.slug).not.toBe("Untitled Blog");
    expect(post.html.length, post.slug).toBeGreaterThan(1500);
    expect(post.date, post.slug).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(post.category?.name, post.slug).toBeTruthy();
    expect(post.thumbnail?.alt, post.slug).toBeTruthy();
    expect(post.thumbnail?.sizes.length, post.slug).toBeGreaterThanOrEqual(4);
  }
});

test("each category returns its own posts, an unknown category returns 404", async () => {
  const used = new Set((await readSamplePosts()).map(({ category }) => category?.name));
  expect(used.size).toBeGreaterThanOrEqual(6);
  const { items } = await readList(blogCategoriesEndpoint);
  const { categoryBlogsEndpoint } = blogs;
  const toUrl = (categoryId: string) => categoryBlogsEndpoint.toCall({ categoryId, limit: 10 });
  for (const name of used) {
    const { id = "" } = items.find((category) => category.name === name) ?? {};
    const page = await readList(categoryBlogsEndpoint, toUrl(id));
    expect(page.items.length, name).toBeGreaterThanOrEqual(6);
    expect(new Set(page.items.map(({ category }) => category?.name))).toEqual(new Set([name]));
  }
  expect((await client.get(toUrl("999999"))).status()).toBe(404);
});

test("both carousels return four pictures with alternative text and sizes", async () => {
  for (const pictures of [
    carouselEndpoint.read(await getJson(carouselEndpoint.path)),
    smallCarouselEndpoint.read(await getJson(smallCarouselEndpoint.path)),
  ]) {
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture.alt).toBeTruthy();
      expect(picture.width).toBeGreaterThan(0);
      expect((await client.get(picture.url)).status()).toBe(200);
      for (const { url } of picture.sizes) expect((await client.get(url)).status(), url).toBe(200);
    }
  }
});

for (const [endpoint, minimum] of [
  [reviewsEndpoint, 14],
  [reportsEndpoint, 18],
  [ipos.iposEndpoint, 24],
  [ipos.upcomingIposEndpoint, 1],
  [ipos.ipoListingsEndpoint, 1],
  [jobsEndpoint, 3],
  [trends.monthlyComplaintsEndpoint, 12],
  [trends.yearlyComplaintsEndpoint, 3],
] as const) {
  test(`GET ${endpoint.path} returns at least ${minimum} records`, async () => {
    expect((await readList<List<unknown>>(endpoint)).items.length).toBeGreaterThanOrEqual(minimum);
  });
}

test("employees have picture paths and come in reverse order; complaint months are oldest first", async () => {
  const { items } = await readList(employeesEndpoint);
  expect(items.at(-1)?.name).toBe("Sample Analyst A");
  expect(items.at(-1)?.image).toMatch(/^\/api\/media\/employee-01-[\w-]+\.webp$/);
  const months = (await readList(trends.monthlyComplaintsEndpoint)).items;
  expect(months.at(-1)?.period).toBe("October 2026");
  const report = complaintReportEndpoint.read(await getJson(complaintReportEndpoint.path));
  expect(report?.monthEnding).toBeTruthy();
});

test("the pages of the video search return every video once", async () => {
  const ids: string[] = [];
  let pageToken: string | undefined;
  do {
    const url = toSearchUrl({ service: videoSearchEndpoint.path, channelId: "any", pageToken });
    const page = await readList(videoSearchEndpoint, url);
    expect(page.items.length).toBeLessThanOrEqual(12);
    ids.push(...page.items.map(({ id }) => id));
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken);
  expect([ids.length, new Set(ids).size]).toEqual([30, 30]);
});

// Tests only what the server in front of the router could change; router.test.ts tests the rest.

test("the server passes on the router's ETags, HEAD, both slash forms and refusals", async () => {
  // No other test changes jobs at the same time.
  const { path } = jobsEndpoint;
  const headers = { "if-none-match": (await client.get(path)).headers().etag ?? "" };
  expect(headers["if-none-match"]).toMatch(/^W\/"[\w-]{22}"$/);
  const notModified = await client.get(path, { headers });
  expect([notModified.status(), (await notModified.body()).length]).toEqual([304, 0]);
  for (const employees of ["/api/employee/", "/api/employee"]) {
    const response = await client.head(employees, { maxRedirects: 0 });
    expect([response.status(), Boolean(response.headers().etag)], employees).toEqual([200, true]);
  }
  for (const wrong of ["/api", "/api/none", "/api/blogs/slug", "/api/blogs/slug/%E0%A4%A"]) {
    const { status } = await fetch(`${CMS_URL}${wrong}`);
    expect([400, 404], wrong).toContain(status);
  }
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    const response = await client.fetch("/api/blogs", { method });
    const outcome = [response.status(), response.headers().allow];
    expect(outcome, method).toEqual([405, "GET, HEAD, OPTIONS"]);
  }
  const graphql = { data: { query: "{ Users { docs } }" } };
  expect((await client.post("/cms/api/graphql", graphql)).status()).toBeGreaterThanOrEqual(400);
});

test("the event's picture is cached forever; a missing picture returns 404", async () => {
  const event = eventEndpoint.read(await getJson(eventEndpoint.path));
  expect(event?.picture.alt).toBeTruthy();
  const address = event?.picture.url ?? "";
  const [picture, head] = [await client.get(address), await client.head(address)];
  for (const response of [picture, head]) {
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "image/png"]);
  }
  expect(picture.headers()["cache-control"]).toContain("immutable");
  expect((await client.get(`${address}?prefix=a`)).status()).toBe(200);
  expect((await client.get("/api/media/none.png")).status()).toBe(404);
});
