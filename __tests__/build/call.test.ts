/** @jest-environment node */
import type { RequestListener } from "node:http";
import { CallError, callApi } from "../../src/build/source/call";
import { pullContent } from "../../src/build/source/pull";
import { startUpstream } from "../support/upstream";

async function withServer<T>(
  listener: RequestListener,
  visit: (host: string) => Promise<T>,
): Promise<T> {
  const upstream = await startUpstream(listener);
  try {
    return await visit(upstream.origin);
  } finally {
    await upstream.close();
  }
}

const options = (apiHost: string) => ({ apiHost, timeout: 300, retries: 2, concurrency: 2 });

test("BLD-01 a failing answer is tried again and then read", async () => {
  let calls = 0;
  const answer = await withServer(
    (_, response) => {
      calls++;
      response.writeHead(calls < 3 ? 503 : 200).end("[1]");
    },
    (host) => callApi("/api/table", options(host)),
  );
  expect([calls, answer]).toEqual([3, [1]]);
});

test.each([
  [
    "an error",
    (_: unknown, response: { writeHead: (code: number) => { end: () => void } }) =>
      response.writeHead(500).end(),
    /500/,
    3,
  ],
  [
    "a refusal",
    (_: unknown, response: { writeHead: (code: number) => { end: () => void } }) =>
      response.writeHead(404).end(),
    /404/,
    1,
  ],
] as const)(
  "BLD-01 %s ends the pull with what, where and how to mend it",
  async (_, listener, reason, tries) => {
    let calls = 0;
    await withServer(
      (request, response) => {
        calls++;
        listener(request, response);
      },
      async (host) => {
        const failure = callApi("/api/blogs?page=1&limit=100", options(host));
        await expect(failure).rejects.toThrow(CallError);
        await expect(failure).rejects.toThrow(reason);
        await expect(failure).rejects.toThrow(`GET ${host}/api/blogs?page=1&limit=100 failed`);
        await expect(failure).rejects.toThrow("GATSBY_API_HOST");
      },
    );
    expect(calls).toBe(tries);
  },
);

test("BLD-01 silence, a cut-off body and text are faults with their own words", async () => {
  const faults = await withServer(
    (request, response) => {
      if (request.url === "/silent") return;
      response
        .writeHead(200, { "content-type": "text/html" })
        .end(request.url === "/cut" ? '[{"a":' : "<html>");
    },
    (host) =>
      Promise.all(
        ["/silent", "/cut", "/text"].map((path) =>
          callApi(path, { ...options(host), retries: 0 }).catch((error: Error) => error.message),
        ),
      ),
  );
  expect(faults[0]).toMatch("no whole answer within 300 ms");
  expect(faults[1]).toMatch("not whole JSON");
  expect(faults[2]).toMatch("text/html");
});

test("BLD-01 a password in the address is sent as a header and never reaches a message", async () => {
  let seen: string | undefined;
  const closed = await withServer(
    (request, response) => {
      seen = request.headers.authorization;
      response.end("[]");
    },
    async (host) => {
      const named = host.replace("//", "//user:secret@");
      await callApi("/api/table", { ...options(named), retries: 0 });
      return named;
    },
  );
  expect(seen).toBe(`Basic ${Buffer.from("user:secret").toString("base64")}`);
  const failure = callApi("/api/table", { ...options(closed), retries: 0 });
  await expect(failure).rejects.toThrow(/connection refused/);
  await expect(failure).rejects.not.toThrow(/secret/);
});

test("BLD-01 pulls page by page, whatever page size the API allows, each post once", async () => {
  const post = (index: number) => ({ _id: String(index), slug: `s${index}` });
  const posts = Array.from({ length: 25 }, (_, index) => post(index));
  const asked: string[] = [];
  const content = await withServer(
    (request, response) => {
      const url = new URL(request.url ?? "", "http://a");
      asked.push(url.pathname);
      const page = Number(url.searchParams.get("page"));
      const body =
        url.pathname === "/api/blogs"
          ? {
              data: posts.slice((page - 1) * 9, page * 10),
              pagination: { totalPages: 3, total: 25 },
            }
          : [];
      response.end(JSON.stringify(body));
    },
    (host) => pullContent(options(host)),
  );
  expect(content.blogs).toHaveLength(25);
  expect(asked.filter((path) => path === "/api/blogs")).toHaveLength(3);
});

test("API-02 the pull keeps what can be read and reports the rest", async () => {
  const content = await withServer(
    (request, response) => {
      const body = request.url?.startsWith("/api/blogs?")
        ? [{ _id: "1", slug: "ok" }, { _id: "2" }]
        : [];
      response.end(JSON.stringify(body));
    },
    (host) => pullContent(options(host)),
  );
  expect(content.blogs.map(({ slug }) => slug)).toEqual(["ok"]);
  expect(content.problems).toMatchObject([{ call: "GET /api/blogs", index: 1, field: "slug" }]);
});

test("API-02 a shape that cannot be read ends the pull and names the call", async () => {
  const failure = withServer(
    (_, response) => response.end('{"message":"maintenance"}'),
    (host) => pullContent(options(host)),
  );
  await expect(failure).rejects.toThrow(
    /cannot be read: GET \/api\/blogs.*field "data".*src\/contract/s,
  );
});
