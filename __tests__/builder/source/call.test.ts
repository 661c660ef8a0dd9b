/** @jest-environment node */
import type { RequestListener } from "node:http";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { CallError, callApi, parseJson } from "../../../builder/source/call";
import { pullContent, pullComplete } from "../../../builder/source/pull";
import { findDeadOrigin, startUpstream, type Upstream } from "../../support/upstream";

let api: Upstream;
let requestedUrls: string[];
let respond: RequestListener;
beforeAll(async () => {
  api = await startUpstream((request, response) => {
    requestedUrls.push(request.url ?? "");
    respond(request, response);
  });
});
beforeEach(() => (requestedUrls = []));
afterAll(() => api.close());

/** Milliseconds, enough for a busy machine. */
const timeoutMs = 60_000;
const toOptions = (apiHost = api.origin) => ({ apiHost, timeoutMs, retries: 1, concurrency: 2 });

test("BLD-01 a failed call is retried and its response read", async () => {
  respond = (_, response) => response.writeHead(requestedUrls.length < 2 ? 503 : 200).end("[1]");
  expect(await callApi("/api/table", toOptions(), parseJson)).toEqual([1]);
  expect(requestedUrls).toHaveLength(2);
});

const HTML = { "content-type": "text/html" };
test.each<[string, RequestListener, string, number]>([
  ["an error", (_, response) => response.writeHead(500).end(), "500", 2],
  ["a refusal", (_, response) => response.writeHead(404).end(), "404", 1],
  ["a cut-off body", (_, response) => response.end('[{"a":'), "not complete JSON", 2],
  ["text", (_, response) => response.writeHead(200, HTML).end("<html>"), "text/html", 2],
])("BLD-01 %s ends the pull, and the error says how to fix it", async (_, send, reason, tries) => {
  respond = send;
  const failure = callApi("/api/blogs?page=1&limit=100", toOptions(), parseJson);
  await expect(failure).rejects.toThrow(CallError);
  const where = `GET ${api.origin}/api/blogs?page=1&limit=100 failed`;
  for (const part of [reason, where, "GATSBY_API_HOST"]) {
    await expect(failure).rejects.toThrow(part);
  }
  expect(requestedUrls).toHaveLength(tries);
});

test("BLD-01 a call without a response times out, even after garbage collection", async () => {
  respond = () => undefined;
  setFlagsFromString("--expose-gc");
  const { signal } = new AbortController();
  const retryOptions = { ...toOptions(), timeoutMs: 300, retries: 0, signal };
  const failure = callApi("/api/table", retryOptions, parseJson);
  setTimeout(runInNewContext("gc") as () => void, 100);
  await expect(failure).rejects.toThrow("no full response within 300 ms");
});

test("BLD-01 an aborted call ends at once and is not retried", async () => {
  respond = () => undefined;
  const caller = new AbortController();
  const retryOptions = { ...toOptions(), signal: caller.signal };
  const failure = callApi("/api/table", retryOptions, parseJson);
  setTimeout(() => caller.abort(), 50);
  await expect(failure).rejects.toThrow(CallError);
  expect(requestedUrls).toHaveLength(1);
});

test("BLD-01 a password in the address is sent as a header and never reaches a message", async () => {
  let header: string | undefined;
  respond = (request, response) => {
    header = request.headers.authorization;
    response.end("[]");
  };
  const callTable = (origin: string) => {
    const apiHost = origin.replace("//", "//user:secret@");
    return callApi("/api/table", { ...toOptions(apiHost), retries: 0 }, parseJson);
  };
  await callTable(api.origin);
  expect(header).toBe(`Basic ${Buffer.from("user:secret").toString("base64")}`);
  const failure = callTable(await findDeadOrigin());
  await expect(failure).rejects.toThrow(/connection refused/);
  await expect(failure).rejects.not.toThrow(/secret/);
});

function respondToPosts(createBody: (page: number) => unknown): void {
  respond = ({ url = "" }, response) => {
    const { pathname, searchParams } = new URL(url, api.origin);
    const isPosts = pathname === "/api/blogs";
    response.end(JSON.stringify(isPosts ? createBody(Number(searchParams.get("page"))) : []));
  };
}

test("BLD-01 pulls each post once, page by page, with any page size of the API", async () => {
  const posts = Array.from({ length: 25 }, (_, index) => ({ _id: `${index}`, slug: `s${index}` }));
  respondToPosts((page) => ({
    data: posts.slice((page - 1) * 9, page * 10),
    pagination: { totalPages: 3, total: 25 },
  }));
  expect((await pullContent(toOptions())).posts).toHaveLength(25);
  expect(requestedUrls.filter((url) => url.startsWith("/api/blogs?"))).toHaveLength(3);
});

test("BLD-09 does not parse an unchanged response again, unless its records are gone", async () => {
  const toPost = (slug: string, title = slug) => ({ _id: slug, slug, title });
  let pages = [[toPost("a"), toPost("b")], [toPost("c")]];
  respondToPosts((page) => ({ data: pages[page - 1] ?? [], pagination: { total_pages: 2 } }));
  const pullPosts = async (previous: Awaited<ReturnType<typeof pullContent>>["pages"]) => {
    const content = await pullContent(toOptions(), previous);
    const read = content.posts.flatMap(({ blog }) => (blog ? [blog.title] : []));
    return { ...content, read, digests: content.posts.map(({ digest }) => digest) };
  };
  const first = await pullPosts(new Map());
  expect(first.read).toEqual(["a", "b", "c"]);
  pages = [pages[0] ?? [], [toPost("c", "C")]];
  const second = await pullPosts(first.pages);
  expect(second.read).toEqual(["C"]);
  expect(second.digests).toEqual([
    ...first.digests.slice(0, 2),
    expect.not.stringMatching(String(first.digests[2])),
  ]);

  // A post published during the pull: both pages contain b, then only the first one.
  pages = [pages[0] ?? [], [toPost("b", "B"), toPost("c")]];
  const both = await pullPosts(second.pages);
  expect(both.read).toEqual(["B", "c"]);
  pages = [pages[0] ?? [], [toPost("c")]];
  expect((await pullPosts(both.pages)).read).toEqual(["a", "b", "c"]);
});

test("API-02 the pull keeps readable records and reports the others", async () => {
  respondToPosts(() => [{ _id: "1", slug: "ok" }, { _id: "2" }]);
  const content = await pullContent(toOptions());
  expect(content.posts.map(({ slug }) => slug)).toEqual(["ok"]);
  expect(content.problems).toMatchObject([{ call: "GET /api/blogs", index: 1, field: "slug" }]);
});

test("API-04 two posts with one slug and one that cannot be read count for an increment", async () => {
  respondToPosts(() => [{ _id: "1", slug: "a" }, { _id: "2", slug: "A" }, { _id: "3" }]);
  const { posts } = await pullComplete(toOptions(), 3, new Map());
  expect(posts.map(({ id }) => id)).toEqual(["2"]);
  const message = / returned 3 of 4 posts\. Check the API and its proxies\.$/;
  await expect(pullComplete(toOptions(), 4, new Map())).rejects.toThrow(message);
});

test("API-02 an unreadable response ends the pull, and the error names the call", async () => {
  respond = (_, response) => response.end('{"message":"maintenance"}');
  await expect(pullContent(toOptions())).rejects.toThrow(
    /unreadable response: GET \/api\/blogs.*field "data".*src\/shared\/contract/s,
  );
});

test("BLD-05 a list of posts with a known ETag is not sent again; a changed one is read", async () => {
  const blogs = { title: "One", etag: '"one"' };
  const etags: unknown[] = [];
  respond = ({ url = "", headers }, response) => {
    if (!url.startsWith("/api/blogs?")) {
      const isOptional = !/categor|employee/.test(url);
      return response.writeHead(isOptional ? 404 : 200).end('{"data":[]}');
    }
    etags.push(headers["if-none-match"]);
    if (headers["if-none-match"] === blogs.etag) return response.writeHead(304).end();
    const post = { _id: "1", slug: "one", title: blogs.title, date: "2026-11-01" };
    const pagination = { current_page: 1, total_pages: 1, total: 1 };
    return response
      .writeHead(200, { etag: blogs.etag })
      .end(JSON.stringify({ data: [post], pagination }));
  };
  const first = await pullContent(toOptions());
  const second = await pullContent(toOptions(), first.pages);
  Object.assign(blogs, { title: "Two", etag: '"two"' });
  const third = await pullContent(toOptions(), second.pages);
  expect(etags).toEqual([undefined, '"one"', '"one"']);
  expect([first, second, third].map(({ posts }) => posts[0]?.blog?.title)).toEqual([
    "One",
    undefined,
    "Two",
  ]);
  expect(second.posts[0]?.digest).toBe(first.posts[0]?.digest);
  expect(third.pages.values().next().value?.etag).toBe('"two"');
});
