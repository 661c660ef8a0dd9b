import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import type { RequestListener } from "node:http";
import { setImmediate } from "node:timers/promises";
import pino from "pino";
import { ApiSnapshots } from "../../../server/site/api-snapshots";
import { waitUntil } from "../../../tools/wait-until";
import { openTestSite } from "../../support/site-server";
import { createTestFolder } from "../../support/temporary-folder";
import { startUpstream, type Upstream } from "../../support/upstream";

// The last good response of each call, sent while the API fails (API-05).

const inFolder = createTestFolder();
const HOUR_MS = 3_600_000;
const JOBS = '{"data":[{"_id":"1","title":"Analyst"}]}';
const JSON_TYPE = { "content-type": "application/json" };

const sendJobs: RequestListener = (_, response) => response.writeHead(200, JSON_TYPE).end(JOBS);
const dropCall: RequestListener = (_, response) => response.destroy();
let respond = sendJobs;
let api: Upstream;
let site: Awaited<ReturnType<typeof openTestSite>>;
const logged: string[] = [];

/** `timeoutMs` is short only in the test of a silent API, because a busy machine is slow. */
async function openSite({ hours = 24, timeoutMs = 60_000 } = {}) {
  site = await openTestSite(api.origin, {
    apiCacheMs: 0,
    apiTimeoutMs: timeoutMs,
    snapshots: { folder: inFolder("snapshots"), hours },
    siteOrigins: ["https://site.example"],
    log: pino({ level: "error" }, { write: (line) => void logged.push(line) }),
  });
}
async function reopenSite(options?: Parameters<typeof openSite>[0]) {
  await site.close();
  await openSite(options);
}
const getText = (file: string) => readFileSync(file, "utf8");
const listFiles = () => readdirSync(inFolder("snapshots")).filter((file) => file.endsWith(".json"));
const waitForFiles = (count: number) => waitUntil(() => listFiles().length === count);
const fetchPath = (path: string, headers = {}) => site.app.inject({ path, headers });
/** Returns a call's status, "snapshot" or "live", and its body. */
async function fetchSnapshot(path = "/api/jobs") {
  const { statusCode, headers, body } = await fetchPath(path);
  return [statusCode, "snapshot-at" in headers ? "snapshot" : "live", body];
}
const JOBS_SNAPSHOT = [200, "snapshot", JOBS];
/** Waits until a snapshot can be sent, which is after its file exists. */
async function waitForSnapshot(path = "/api/jobs") {
  const before = respond;
  respond = dropCall;
  await waitUntil(async () => (await fetchSnapshot(path))[1] === "snapshot");
  respond = before;
}
/** Stores the snapshot of a good response. */
async function storeSnapshot(path = "/api/jobs") {
  await fetchPath(path);
  await waitForSnapshot(path);
}
/** Expects the original error instead of a snapshot. */
async function expectNoSnapshot(path = "/api/jobs") {
  expect((await fetchSnapshot(path)).slice(0, 2)).toEqual([502, "live"]);
}

beforeEach(async () => {
  logged.length = 0;
  respond = sendJobs;
  api = await startUpstream((request, response) => respond(request, response));
  await openSite();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await site.close();
  await api.close();
});

const HTML = "<!doctype html><title>Maintenance</title>";
test.each<[string, RequestListener]>([
  ["breaks off", dropCall],
  ["returns 500", (_, response) => response.writeHead(500, JSON_TYPE).end("{}")],
  ["returns 503", (_, response) => response.writeHead(503).end()],
  ["is silent", () => undefined],
  ["returns 200 with HTML", (_, response) => response.end(HTML)],
  ["returns 200 with half of its JSON", (_, response) => response.end(JOBS.slice(0, -5))],
])("API-05 sends the last good response with its date if the API %s", async (what, fault) => {
  const before = Date.now();
  expect(await fetchSnapshot()).toEqual([200, "live", JOBS]);
  await waitForFiles(1);
  respond = fault;
  await reopenSite({ timeoutMs: what === "is silent" ? 50 : 60_000 });
  const origin = "https://site.example";
  const { statusCode, headers, body } = await fetchPath("/api/jobs", { origin });
  expect([statusCode, body, headers["cache-control"]]).toEqual([200, JOBS, "no-store"]);
  const at = Date.parse(String(headers["snapshot-at"]));
  expect(at >= before && at <= Date.now()).toBe(true);
  expect(headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "access-control-allow-origin": "https://site.example",
    "access-control-expose-headers": "retry-after, snapshot-at",
    vary: "Origin",
  });
  respond = sendJobs;
  await reopenSite();
  expect(await fetchSnapshot()).toEqual([200, "live", JOBS]);
});

test("API-05 a snapshot outlives a restart, but not SNAPSHOT_HOURS; then visitors get the error", async () => {
  await storeSnapshot();
  await reopenSite();
  respond = dropCall;
  expect(await fetchSnapshot()).toEqual(JOBS_SNAPSHOT);
  const now = Date.now();
  jest.spyOn(Date, "now").mockReturnValue(now + 25 * HOUR_MS);
  await expectNoSnapshot();
  expect(listFiles()).toEqual([]);
  await expectNoSnapshot("/api/review");
});

test("API-05 with 0 hours nothing is stored", async () => {
  await reopenSite({ hours: 0 });
  await fetchPath("/api/jobs");
  const options = { folder: inFolder("none"), hours: 0, onError: console.error };
  await new ApiSnapshots(options).store("/api/jobs", Buffer.from(JOBS));
  expect(existsSync(inFolder("none"))).toBe(false);
  respond = dropCall;
  await expectNoSnapshot();
});

test("API-05 never stores previews, versions, cookies, pictures, errors, HTML, forms and large responses", async () => {
  const large = JSON.stringify("x".repeat(2 * 1024 * 1024));
  const odd: Record<string, [status: number, headers: Record<string, string>, body: string]> = {
    "/api/review": [200, { "set-cookie": "a=1" }, "{}"],
    "/api/table": [200, { "cache-control": "private" }, "{}"],
    "/api/tableYearly": [200, {}, large],
    "/api/company": [404, {}, "{}"],
    "/api/company/list": [200, { "content-type": "text/html" }, HTML],
  };
  respond = ({ url = "" }, response) => {
    const [status, headers, body] = odd[url] ?? [200, {}, "{}"];
    response.writeHead(status, { ...JSON_TYPE, ...headers }).end(body);
  };
  const paths = ["/api/blogs/preview", "/api/content-version", "/api/videos/a/picture"];
  for (const path of [...paths, ...Object.keys(odd)]) await fetchPath(path);
  await site.app.inject({ method: "POST", path: "/api/sendmail", payload: {} });
  await storeSnapshot();
  respond = dropCall;
  for (const path of [...paths, ...Object.keys(odd)]) await expectNoSnapshot(path);
  expect(await fetchSnapshot()).toEqual([200, "snapshot", "{}"]);
});

test("API-05 a record that returned 404 does not reappear when the API fails", async () => {
  const path = "/api/blogs/slug/withdrawn";
  await storeSnapshot(path);
  respond = (_, response) => response.writeHead(404).end("{}");
  expect((await fetchPath(path)).statusCode).toBe(404);
  await waitForFiles(0);
  respond = dropCall;
  await expectNoSnapshot(path);
});

test("API-05 a record that returns 404 while its snapshot is written leaves none", async () => {
  const call = "/api/blogs/slug/withdrawn";
  const snapshots = new ApiSnapshots({
    folder: inFolder("written"),
    hours: 1,
    onError: console.error,
  });
  const stored = snapshots.store(call, Buffer.from(JOBS));
  await setImmediate();
  await Promise.all([stored, snapshots.forget(call)]);
  expect(await snapshots.read(call)).toBeUndefined();
});

test("API-05 never opens an unpublished post from a stored response", async () => {
  // Some servers send a byte order mark.
  respond = (_, response) => response.end('\ufeff{"data":{"slug":"late"}}');
  expect((await fetchPath("/blog/late")).statusCode).toBe(200);
  await waitForFiles(1);
  respond = dropCall;
  expect((await fetchPath("/blog/late")).statusCode).toBe(503);
});

test.each<[string, (file: string) => void]>([
  ["truncated", (file) => truncateSync(file, statSync(file).size - 9)],
  ["empty", (file) => truncateSync(file, 0)],
  ["of another call", (file) => writeFileSync(file, getText(file).replace("jobs", "x"))],
  ["not JSON", (file) => writeFileSync(file, "text")],
])("API-05 a file that is %s is ignored; the next good response replaces it", async (_, damage) => {
  await storeSnapshot();
  await site.close();
  damage(inFolder("snapshots", listFiles()[0] ?? ""));
  await openSite();
  respond = dropCall;
  await expectNoSnapshot();
  respond = sendJobs;
  await storeSnapshot();
  respond = dropCall;
  expect(await fetchSnapshot()).toEqual(JOBS_SNAPSHOT);
});

test("API-05 logs a full disk once, and responses continue", async () => {
  // Not even root can write a file over a folder.
  await storeSnapshot();
  const next = inFolder("snapshots", `${listFiles()[0]}.next`);
  mkdirSync(next);
  for (const title of ["A", "B", "C"]) {
    respond = (_, response) => response.end(JSON.stringify([title]));
    expect(await fetchSnapshot()).toEqual([200, "live", `["${title}"]`]);
  }
  await waitUntil(() => logged.length > 0);
  respond = dropCall;
  expect(await fetchSnapshot()).toEqual(JOBS_SNAPSHOT);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain("API snapshots cannot be stored");
});

test("API-05 if the folder is removed, the next good responses are stored again", async () => {
  await storeSnapshot();
  rmSync(inFolder("snapshots"), { recursive: true });
  await fetchPath("/api/review");
  await waitForSnapshot("/api/review");
  expect(logged).toEqual([]);
});

test("API-05 other spellings, lengths and pages of a call take no space from the site's own calls", async () => {
  const body = JSON.stringify({ data: ["x"] });
  respond = (_, response) => response.writeHead(200, JSON_TYPE).end(body);
  const own = ["/api/blogs/slug/a-post", "/api/blogs?page=2&limit=10", "/api/jobs"];
  for (const path of own) await fetchPath(path);
  await waitForFiles(own.length);
  for (let at = 1; at <= 70; at++) {
    await fetchPath(`/api/blogs?limit=${"0".repeat(at % 7)}${at + 10}&page=${at}`);
    await fetchPath(`/api/blogs/?key=${at}&page=0${"0".repeat(at % 7)}2&limit=0010`);
    await fetchPath(`/api/videos/search?key=${at}&maxResults=${at}`);
  }
  expect(listFiles()).toHaveLength(own.length);
  respond = (_, response) => response.writeHead(200, JSON_TYPE).end('{"data":[]}');
  await fetchPath("/api/blogs?page=999&limit=10");
  expect(listFiles()).toHaveLength(own.length);
  respond = dropCall;
  for (const path of own) expect(await fetchSnapshot(path)).toEqual([200, "snapshot", body]);
});

test("API-05 a response is parsed once, however many visitors wait for it", async () => {
  const body = JSON.stringify({ data: ["x".repeat(100_000)] });
  respond = (_, response) => response.writeHead(200, JSON_TYPE).end(body);
  const parse = jest.spyOn(JSON, "parse");
  const calls = await Promise.all(Array.from({ length: 20 }, () => fetchPath("/api/review")));
  expect(calls.map((call) => call.body)).toEqual(calls.map(() => body));
  expect(parse.mock.calls.filter(([text]) => text === body)).toHaveLength(1);
});
