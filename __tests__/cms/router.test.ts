import { matchPath } from "../../cms/src/contract/match-path";
import { answer, routes } from "../../cms/src/contract/router";
import type { Store } from "../../cms/src/contract/store";

// The router and its handlers over a store that holds nothing, or fails.

const empty: Store = {
  mediaUrl: "",
  list: async () => ({ docs: [], page: 1, totalPages: 0, totalDocs: 0 }),
};
const failing: Store = {
  mediaUrl: "",
  list: async () => {
    throw new Error("the database is away");
  },
};

const noReceiving = async () => {
  throw new Error("no enquiry is taken here");
};

function call(path: string, init: RequestInit = {}, store = empty, siteOrigins: string[] = []) {
  const errors: unknown[] = [];
  const request = new Request(`http://cms.example${path}`, init);
  const options = {
    store: async () => store,
    receiving: noReceiving,
    siteOrigins,
    onError: (error: unknown) => errors.push(error),
  };
  return answer(request, options).then((response) => ({ response, errors }));
}

test("every call answers an empty CMS with JSON of the right form", async () => {
  for (const { path } of routes.filter(({ method }) => method === "GET")) {
    const { response } = await call(path.replace(/:\w+/, "1"));
    expect([200, 404]).toContain(response.status);
    expect(await response.json()).toBeTruthy();
  }
});

test("an empty CMS has no event, no report and empty lists", async () => {
  const body = async (path: string): Promise<unknown> => (await call(path)).response.json();
  expect(await body("/api/event/")).toEqual({ message: "No event" });
  expect(await body("/api/complaint-report/active")).toEqual({ data: { active: null } });
  expect(await body("/api/crousal/smallScreen/get-active-image")).toEqual({ data: null });
  expect(await body("/api/blogs")).toEqual({
    data: [],
    pagination: { current_page: 1, total_pages: 0, total: 0 },
  });
});

test("an error of the store is 500 without its words, and the caller is told", async () => {
  const { response, errors } = await call("/api/jobs", {}, failing);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("database");
  expect(errors).toEqual([new Error("the database is away")]);
  expect(response.headers.get("cache-control")).toBe("no-store");
});

test("origins of SITE_ORIGINS may read, others may not", async () => {
  const origins = ["https://site.example"];
  const headers = { origin: "https://site.example" };
  const allowed = (await call("/api/jobs", { headers }, empty, origins)).response;
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://site.example");
  expect(allowed.headers.get("vary")).toBe("Origin");
  const other = { origin: "https://other.example" };
  const refused = (await call("/api/jobs", { headers: other }, empty, origins)).response;
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
  const preflight = (await call("/api/jobs", { method: "OPTIONS", headers }, empty, origins))
    .response;
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
  expect(preflight.headers.get("access-control-allow-headers")).toBe(
    "Idempotency-Key, Preview-Token",
  );
});

test("the ETag follows the content, and * or a list of tags is understood", async () => {
  const etag = (await call("/api/jobs")).response.headers.get("etag") ?? "";
  expect((await call("/api/company")).response.headers.get("etag")).not.toBe(etag);
  for (const tag of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"]) {
    const { response } = await call("/api/jobs", { headers: { "if-none-match": tag } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
  }
});

test("an enquiry can only be posted", async () => {
  const { response } = await call("/api/sendmail");
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
});

test("a path matches with and without its slash, and its parameters are decoded", () => {
  expect(matchPath("/api/employee", "/api/employee/")).toEqual({});
  expect(matchPath("/api/blogs/slug/:slug", "/api/blogs/slug/%E0%A4%B6%20a%2Fb")).toEqual({
    slug: "श a/b",
  });
  expect(matchPath("/api/blogs/slug/:slug", "/api/blogs/slug/%E0%A4%A")).toBeNull();
  expect(matchPath("/api/blogs/slug/:slug", "/api/blogs/slug")).toBeNull();
});
