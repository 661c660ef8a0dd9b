import { isDeepStrictEqual } from "node:util";
import { BUILT_COLLECTIONS } from "../../cms/src/lib/built-collections";
import { hasSameRecords } from "../../src/shared/contract/content-version";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import { routes } from "../../cms/src/public-api/router";
import type { Store } from "../../cms/src/public-api/store";
import type { Post } from "../../cms/src/payload-types";
import { toSlugSegment } from "../../src/shared/domain/slug";
import { callRouter, SITE } from "./call-router";

// The router and its handlers with an empty or failing store.

const empty: Store = {
  mediaUrl: "",
  today: "2026-11-20",
  list: async () => ({ docs: [], page: 1, totalPages: 0, totalDocs: 0 }),
};

const callApi = (path: string, init: RequestInit = {}, store = empty) =>
  callRouter(store, path, init);

test("every call of an empty CMS returns JSON: no event, no report, empty lists", async () => {
  const readBody = async (path: string): Promise<unknown> => (await callApi(path)).response.json();
  for (const { endpoint } of routes.filter(({ endpoint: { method } }) => method === "GET")) {
    const { response } = await callApi(endpoint.path.replace(/:\w+/, "1"));
    expect([200, 404]).toContain(response.status);
    expect(await response.json()).toBeTruthy();
  }
  expect(await readBody("/api/event/")).toEqual({ message: "No event" });
  expect(await readBody("/api/complaint-report/active")).toEqual({ data: { active: null } });
  expect(await readBody("/api/crousal/smallScreen/get-active-image")).toEqual({ data: null });
  expect(await readBody("/api/blogs")).toEqual({
    data: [],
    pagination: { current_page: 1, total_pages: 0, total: 0 },
  });
});

test("BLD-08 the content version changes with every collection that builds use, and at midnight in India", async () => {
  const fetchVersion = async (store: Store) => {
    const { response } = await callApi("/api/content-version", {}, store);
    return ((await response.json()) as { version: string }).version;
  };
  const toFullStore = (collection: string): Store => ({
    ...empty,
    list: async (asked) => ({
      ...(await empty.list(asked, { sort: [], limit: 1 })),
      totalDocs: asked === collection ? 1 : 0,
    }),
  });
  const stores = [empty, { ...empty, today: "2026-11-21" }, ...BUILT_COLLECTIONS.map(toFullStore)];
  const versions = await Promise.all(stores.map(fetchVersion));
  expect(new Set(versions).size).toBe(2 + BUILT_COLLECTIONS.length);
  expect(await fetchVersion(empty)).toBe(versions[0]);
  expect(await fetchVersion(toFullStore("enquiries"))).toBe(versions[0]);
});

test("IPO-07 on a day on which an issue closes, the content version changes with the hour", async () => {
  const fetchVersion = async (closing: number, time?: string) => {
    const list: Store["list"] = async (asked, { where }) => ({
      ...(await empty.list(asked, { sort: [], limit: 1 })),
      totalDocs: where === undefined ? 0 : closing,
    });
    const { response } = await callApi("/api/content-version", {}, { ...empty, time, list });
    return ((await response.json()) as { version: string }).version;
  };
  const day = await fetchVersion(1);
  expect(await fetchVersion(0, "2026-11-20T16:00")).toBe(day);
  const hour = await fetchVersion(1, "2026-11-20T16:00");
  expect(hour).toMatch(/^2026-11-20T16:00-/);
  expect(hasSameRecords(day, hour)).toBe(true);
});

test("an error of the store returns 500 without its text", async () => {
  const error = new Error("the database is down");
  const failing = { ...empty, list: () => Promise.reject(error) };
  const { response, errors } = await callApi("/api/jobs", {}, failing);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("database");
  expect(errors).toEqual([error]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test.each([
  Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
  Object.assign(new Error("terminating connection"), { code: "57P01" }),
])("API-05 while the database is away, a call returns 503 with Retry-After: %s", async (cause) => {
  const error = new Error("Failed query: select 1", { cause });
  const failing = { ...empty, list: () => Promise.reject(error) };
  const { response } = await callApi("/api/jobs", {}, failing);
  expect([response.status, response.headers.get("retry-after")]).toEqual([503, "30"]);
});

const readHeaders = async (init: RequestInit) => {
  const { response } = await callApi("/api/jobs", init);
  return [response.status, Object.fromEntries(response.headers)] as const;
};
const plain = { vary: "Origin", "x-content-type-options": "nosniff", "x-robots-tag": "noindex" };

test("an origin of SITE_ORIGINS can read responses, also unchanged ones", async () => {
  const shared = {
    ...plain,
    "access-control-allow-origin": SITE,
    "access-control-expose-headers": "Retry-After",
    "cache-control": "public, max-age=0, stale-if-error=86400",
  };
  const [status, { etag = "", ...first }] = await readHeaders({ headers: { origin: SITE } });
  expect([status, first]).toEqual([200, { ...shared, "content-type": expect.any(String) }]);
  const again = await readHeaders({ headers: { origin: SITE, "if-none-match": etag } });
  expect(again).toEqual([304, { ...shared, etag }]);
  const [code, preflight] = await readHeaders({ method: "OPTIONS", headers: { origin: SITE } });
  expect([code, preflight["access-control-allow-origin"]]).toEqual([204, SITE]);
  expect(preflight["access-control-allow-methods"]).toContain("POST");
  expect(preflight["access-control-allow-headers"]).toBe("Idempotency-Key, Preview-Token");
});

test("another origin can read no response, not even allowed methods and headers", async () => {
  const headers = { origin: "https://other.example" };
  expect((await readHeaders({ headers }))[1]).not.toHaveProperty("access-control-allow-origin");
  expect(await readHeaders({ method: "OPTIONS", headers })).toEqual([
    204,
    { ...plain, "cache-control": "no-store" },
  ]);
});

test("the ETag follows the content, and * or a list of tags is understood", async () => {
  const etag = (await callApi("/api/jobs")).response.headers.get("etag") ?? "";
  expect((await callApi("/api/company")).response.headers.get("etag")).not.toBe(etag);
  for (const tag of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
    const { response } = await callApi("/api/jobs", { headers: { "if-none-match": tag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  }
});

test("a path matches with and without its slash, and its parameters are decoded", async () => {
  const asked: unknown[] = [];
  const store: Store = {
    ...empty,
    list: async (collection, query) => {
      asked.push(query.where);
      return empty.list(collection, query);
    },
  };
  const getStatus = async (path: string) => (await callApi(path, {}, store)).response.status;
  expect([await getStatus("/api/employee"), await getStatus("/api/employee/")]).toEqual([200, 200]);
  expect(await getStatus("/api/blogs/slug/%E0%A4%A")).toBe(404);
  asked.length = 0;
  expect(await getStatus("/api/blogs/slug/%E0%A4%B6%20a%2Fb")).toBe(404);
  expect(await getStatus("/api/blogs/slug/100%25/")).toBe(404);
  expect(await getStatus("/api/blogs/slug/a%00b")).toBe(404);
  // The "b" of the first may be a hash (PST-04), so its words are searched too.
  expect(asked).toEqual([
    { slug: { equals: "श a/b" } },
    { and: [{ slug: { contains: "श" } }, { slug: { contains: "a" } }] },
    { slug: { equals: "100%" } },
  ]);
  expect(await getStatus("/api/api/report")).toBe(200);
});

test.each([
  ["/api/company/ipos", "id", 1000],
  ["/api/review", "id", 200],
])("%s returns only the newest of too many records, oldest first", async (path, field, max) => {
  const made = Array.from({ length: max + 1 }, (_, id) => ({ id, [field]: id, post: null }));
  const store: Store = {
    ...empty,
    list: async (collection, query) => {
      const sorted = query.sort.join() === "-id" ? made.toReversed() : made;
      const docs = sorted.slice(0, query.limit) as never[];
      return { ...(await empty.list(collection, query)), docs };
    },
  };
  const { response } = await callApi(path, {}, store);
  const numbers = [...(await response.text()).matchAll(/"(?:_id|from)":"?(\d+)/g)];
  expect(numbers.map(([, number]) => Number(number))).toEqual(made.slice(1).map(({ id }) => id));
});

test("EDT-01 no redirect is missing in 2,500: they come in pages, oldest first", async () => {
  const made = Array.from({ length: 2500 }, (_, id) => ({ from: `/${id}/`, page: "/a/" }));
  const store: Store = {
    ...empty,
    list: async (_collection, { page = 1, limit, sort }) => {
      expect(sort).toEqual(["id"]);
      const docs = made.slice((page - 1) * limit, page * limit) as never[];
      return { docs, page, totalPages: Math.ceil(made.length / limit), totalDocs: made.length };
    },
  };
  const found: string[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const { response } = await callApi(redirectsEndpoint.toCall({ page }), {}, store);
    const { items, totalPages } = redirectsEndpoint.read(await response.json());
    found.push(...items.map(({ from }) => from));
    last = totalPages;
  }
  expect(found).toEqual(made.map(({ from }) => from));
});

test("API-04, PST-04 an old post with an odd slug is found behind 2,500 similar ones", async () => {
  const odd = "Results & outlook?";
  const posts = Array.from({ length: 2500 }, (_, id) => ({ id, slug: `Results, outlook ${id}` }));
  posts.push({ id: 2500, slug: odd });
  const store: Store = {
    ...empty,
    list: async (collection, { where, page = 1, limit, sort }) => {
      const wanted = where?.slug;
      const found = wanted
        ? posts.filter(({ slug }) => isDeepStrictEqual(wanted, { equals: slug }))
        : posts;
      const docs = found.slice((page - 1) * limit, page * limit) as never[];
      return { ...(await empty.list(collection, { limit, sort })), docs, totalPages: 3 };
    },
  };
  const { response } = await callApi(`/api/blogs/slug/${toSlugSegment(odd)}`, {}, store);
  expect(await response.json()).toMatchObject({ data: { slug: odd } });
});

test("MED-01 only one spelling of a token finds a page of videos", async () => {
  const getStatus = async (token: string) =>
    (await callApi(`/api/videos/search?pageToken=${token}`)).response.status;
  const token = Buffer.from("page:2").toString("base64url");
  const none = Buffer.from("page:NaN").toString("base64url");
  const statuses = [token, `${token}.`, `.${token}`, `${token}%3D`, none].map(getStatus);
  expect(await Promise.all(statuses)).toEqual([200, 400, 400, 400, 400]);
});

test("API-02 only one spelling of an id finds a category", async () => {
  const store: Store = {
    ...empty,
    list: async (collection, query) => {
      const isKnown = isDeepStrictEqual(query.where, { id: { equals: 7 } });
      const docs = (isKnown ? [{ id: 7 }] : []) as never[];
      return { ...(await empty.list(collection, query)), docs };
    },
  };
  const getStatus = async (id: string) =>
    (await callApi(`/api/blogs/categories/${id}/blogs`, {}, store)).response.status;
  expect([await getStatus("7"), await getStatus("007"), await getStatus("8")]).toEqual([
    200, 404, 404,
  ]);
});

const UNKNOWN_PATHS = ["/api", "/api/none", "/api/blogs/slug", "/api//jobs", "/api/jobs//"];
test.each([...UNKNOWN_PATHS, "/api/API/report"])("the path %s gets 404", async (path) => {
  const { response } = await callApi(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: `The API has no path ${path}.` });
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("HEAD returns the headers of GET without a body", async () => {
  const [got, head] = [await callApi("/api/jobs"), await callApi("/api/jobs", { method: "HEAD" })];
  expect([head.response.status, await head.response.text()]).toEqual([200, ""]);
  expect([...head.response.headers]).toEqual([...got.response.headers]);
});

test.each([
  ["POST", "/api/jobs", "GET", "GET, HEAD, OPTIONS"],
  ["GET", "/api/sendmail", "POST", "POST, OPTIONS"],
])("%s %s gets 405, because only %s is allowed", async (method, path, only, allow) => {
  const { response } = await callApi(path, { method });
  expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
  expect(await response.json()).toEqual({
    message: `${method} is not allowed here, only ${only}.`,
  });
});

test.each([
  ["/api/blogs?page=0", '"page"'],
  ["/api/blogs?limit=101", '"limit"'],
  ["/api/blogs?limit=-1", '"limit"'],
  ["/api/blogs?page=1.5", '"page"'],
  ["/api/videos/search?maxResults=500", '"maxResults"'],
  ["/api/videos/search?order=rating", '"order"'],
  ["/api/videos/search?pageToken=abc", '"pageToken"'],
  ["/api/videos/search?pageToken=A%26key%3Dx", '"pageToken"'],
])("%s gets 400 and an error that names %s", async (path, name) => {
  const { response } = await callApi(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ message: expect.stringContaining(name) });
});

test("a preview is never cached, found or not", async () => {
  const found: Store = {
    ...empty,
    previews: async () => ({
      post: { id: 1, title: "A", html: "" } as Post,
      until: new Date(),
      cmsOrigins: [],
    }),
  };
  for (const [store, status] of [[empty, 404] as const, [found, 200] as const]) {
    const { response } = await callApi("/api/blogs/preview", {}, store);
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  }
});
