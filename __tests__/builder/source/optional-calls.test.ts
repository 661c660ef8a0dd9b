/** @jest-environment node */
import { readFileSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import {
  markBuild,
  markIncomplete,
  markSkipped,
  readMarkedContent,
} from "../../../builder/manifest/build-marker";
import {
  mergeResponses,
  readLastResponses,
  writeLastResponses,
} from "../../../builder/source/last-responses";
import { optionalCalls, readOptional } from "../../../builder/source/optional-calls";
import { pullContent } from "../../../builder/source/pull";
import { startUpstream, type Upstream } from "../../support/upstream";
import { createTestFolder } from "../../support/temporary-folder";

const REQUIRED = ["/api/blogs", "/api/blogs/categories", "/api/employee/"];
const names = Object.keys(optionalCalls);

let api: Upstream;
let requestedPaths: string[];
let respond: (path: string, response: ServerResponse) => unknown;
beforeAll(async () => {
  api = await startUpstream(({ url = "" }, response) => {
    const path = url.replace(/\?.*/, "");
    requestedPaths.push(path);
    if (REQUIRED.includes(path)) response.end("[]");
    else respond(path, response);
  });
});
beforeEach(() => (requestedPaths = []));
afterAll(() => api.close());

const pullOptional = async () => {
  const options = { apiHost: api.origin, timeoutMs: 60_000, retries: 3, concurrency: 4 };
  return (await pullContent(options)).optional;
};

// call.test.ts tests each kind of failure, faults/build.full.spec.ts the messages.
test("BLD-08 failing optional calls do not end the pull, are tried at most twice, and are named", async () => {
  respond = (_, response) => response.writeHead(500).end();
  const { responses, failed } = await pullOptional();
  expect([...responses.keys()]).toEqual([]);
  expect([...failed.keys()].sort()).toEqual([...names].sort());
  for (const [name, { path }] of Object.entries(optionalCalls)) {
    const { message } = new Map<string, Error>(failed).get(name) ?? {};
    expect(message).toMatch(/500/);
    expect(message).toContain(`GET ${api.origin}${path} `);
    expect(requestedPaths.filter((each) => each === path)).toHaveLength(2);
  }
});

test("BLD-08 a failed optional call affects no other; an unreadable record is reported", async () => {
  respond = (path, response) =>
    path === "/api/jobs"
      ? response.writeHead(404).end()
      : response.end(path === "/api/complaint-report/active" ? "{}" : '[{"_id":"1"},{"_id":{}}]');
  const { responses, failed, problems } = await pullOptional();
  expect([...failed.keys()]).toEqual(["jobs"]);
  expect(failed.get("jobs")?.status).toBe(404);
  expect([...responses.keys()].sort()).toEqual(names.filter((name) => name !== "jobs").sort());
  expect(responses.get("ipos")).toMatchObject([{ id: "1" }]);
  expect(responses.get("complaintReport")).toBeNull();
  expect(problems).toContainEqual(
    expect.stringMatching(/^GET \/api\/company\/ipos: record 1 skipped: field "_id"/),
  );
});

test("EDT-01 redirects of all pages are pulled, and a failed page keeps the last ones", async () => {
  let pages = 0;
  respond = (path, response) => {
    if (path !== "/api/redirects") return response.end("[]");
    pages += 1;
    const pagination = { current_page: pages, total_pages: 3, total: 3 };
    response.end(JSON.stringify({ data: [{ from: `/${pages}/`, to: "/a/" }], pagination }));
  };
  const { responses } = await pullOptional();
  const froms = ["/1/", "/2/", "/3/"].map((from) => ({ from }));
  expect(responses.get("redirects")).toMatchObject(froms);
  respond = (path, response) => {
    if (path !== "/api/redirects") return response.end("[]");
    response.writeHead(pages > 4 ? 404 : 200);
    response.end('{"data":[],"pagination":{"total_pages":3}}');
    pages += 1;
  };
  expect((await pullOptional()).failed.has("redirects")).toBe(true);
});

const inFolder = createTestFolder();
const now = new Date("2026-11-22T09:30:00.000Z");

test("API-06 a response keeps its time while unchanged, and replaces a failed one", () => {
  const before = { at: "2026-11-01T00:00:00.000Z", data: [{ id: "1" }] };
  const mergeReceived = (received: [string, unknown][]) =>
    mergeResponses({ jobs: before, gone: before }, new Map(received), ["jobs", "ipos"], now);
  expect(mergeReceived([["jobs", [{ id: "1" }]]])).toEqual({ jobs: before });
  expect(mergeReceived([])).toEqual({ jobs: before });
  expect(mergeReceived([["jobs", []]])).toEqual({ jobs: { at: now.toISOString(), data: [] } });
  expect(mergeReceived([["ipos", null]])).toEqual({
    jobs: before,
    ipos: { at: now.toISOString(), data: null },
  });
});

test("API-06 kept data belongs to one host; a truncated file counts as absent", async () => {
  const [file, host] = [inFolder("responses.json"), "http://user:secret@api"];
  const responses = { jobs: { at: now.toISOString(), data: [{ id: "1" }] } };
  expect(readLastResponses(file, host)).toEqual({});
  await writeLastResponses(file, host, responses);
  expect(readLastResponses(file, host)).toEqual(responses);
  expect(readLastResponses(file, "http://other")).toEqual({});
  const text = readFileSync(file, "utf8");
  expect(text).not.toContain("secret");
  for (const broken of [text.slice(0, -9), "[]", "", text.replace('"at"', '"to"')]) {
    writeFileSync(file, broken);
    expect(readLastResponses(file, host)).toEqual({});
  }
});

test("BLD-08 a build without a response has its own version, so that the next complete build differs", () => {
  const marker = inFolder("marker");
  const markVersion = (version: string | undefined, calls: string[]) => {
    const counts = { posts: 1, categories: 0, employees: 0 };
    markBuild(marker, version === undefined ? undefined : { version, ...counts });
    markIncomplete(marker, calls);
    return readMarkedContent(marker).contentVersion;
  };
  expect(markVersion("v1", [])).toBe("v1");
  expect(markVersion("v1", ["reports", "jobs"])).toBe("v1 without jobs without reports");
  expect(markVersion(undefined, ["jobs"])).toBeNull();
  markVersion("v1", []);
  markSkipped(marker, 1);
  // A skipped post does not count as lost.
  expect(readMarkedContent(marker).contentPosts).toBe(0);
});

test("IPO-11 after an edit of one IPO the other records are the same, in the API's order", () => {
  const readIpos = (...ipos: object[]) => readOptional("ipos", { data: ipos });
  const toIpo = (_id: string, company: string) => ({ _id, company });
  const [mills, foods] = readIpos(toIpo("1", "Mills"), toIpo("2", "Foods")).data as object[];
  const edited = [toIpo("3", "New"), toIpo("2", "Foods"), toIpo("1", "Mill"), toIpo("2", "Foods")];
  const { data } = readIpos(...edited);
  expect(data).toMatchObject([{ id: "3" }, { id: "2" }, { id: "1", company: "Mill" }, { id: "2" }]);
  expect((data as object[])[1]).toBe(foods);
  expect(data).not.toContain(mills);
  const { problems } = readIpos(toIpo("3", "New"), {}, toIpo("4", "Last"));
  expect(problems).toMatchObject([{ index: 1, field: "_id" }]);
});
