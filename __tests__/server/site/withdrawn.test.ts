import { rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import type { FastifyInstance } from "fastify";
import { approveRelease } from "../../../publisher/release/pending-approval";
import { rollBack } from "../../../publisher/release/switch";
import { Withdrawals } from "../../../publisher/release/withdrawals";
import { createLogger } from "../../../server/process/logger";
import { createSiteServer } from "../../../server/site/create-site-server";
import { openLiveSource, type ReleaseSource } from "../../../server/site/release-source";
import type { Withdrawn } from "../../../src/shared/contract/rebuild";
import { toWithdrawnFile } from "../../../src/shared/node/release/withdrawn";
import { waitUntil } from "../../../tools/wait-until";
import { createPosts, createReleaseFolders } from "../../support/built-folder";
import { sendJson, startUpstream, type Upstream } from "../../support/upstream";

// The real site server, the list that the publisher writes, and an API.

const releases = createReleaseFolders();
const SHELL = "/offline-plugin-app-shell-fallback";
const toData = (page: string) => `/page-data${page}page-data.json`;
const SITE = {
  [toData("/blog/first/")]: '{"path":"/blog/first/"}',
  [`${SHELL}/index.html`]: "<title>Post</title><h1>Loading post</h1>",
  [toData(`${SHELL}/`)]: '{"path":"/shell"}',
};

let api: Upstream;
let respond: RequestListener;
let app: FastifyInstance;
let source: ReleaseSource;
let faults: unknown[];
let withdrawals: Withdrawals;
let noticeAt: number;

async function startServer(): Promise<void> {
  source = openLiveSource(releases.folder, (error) => faults.push(error));
  app = await createSiteServer({
    ...{ source, apiHost: api.origin, apiCacheMs: 0, log: createLogger("silent") },
    snapshots: { folder: releases.inFolder("snapshots"), hours: 24 },
  });
}

beforeEach(async () => {
  [faults, noticeAt] = [[], 0];
  respond = (_, response) => sendJson(response, undefined);
  api = await startUpstream((request, response) => respond(request, response));
  await releases.release(0, SITE);
  withdrawals = new Withdrawals({
    releases: releases.folder,
    onError: (error) => faults.push(error),
  });
  await startServer();
});
afterEach(async () => {
  await app.close();
  await api.close();
});

/** Sends the addresses as a notice does, and waits until the site server has them. */
async function withdraw(...addresses: Withdrawn[]): Promise<void> {
  await withdrawals.replace({ at: ++noticeAt, addresses });
  await waitUntil(() => addresses.every(({ path, to }) => source.withdrawn?.find(path)?.to === to));
}

const GONE = { path: "/blog/first/", to: null };
const MOVED = { path: "/blog/first/", to: "/about-us/" };

async function fetchStatus(path: string, headers = {}): Promise<[number, unknown]> {
  const [get, head] = await Promise.all(
    (["GET", "HEAD"] as const).map((method) => app.inject({ method, path, headers })),
  );
  expect(head?.statusCode).toBe(get?.statusCode);
  expect(get?.body).not.toContain("First");
  return [get?.statusCode ?? 0, get?.headers.location];
}

const SPELLINGS = ["/blog/first/", "/blog/first", "/Blog/FIRST/", "/blog/%66irst/?utm=1"];
test.each([...SPELLINGS, "/blog/first/index.html"])(
  "EDT-02 %s is gone, or redirects, as soon as the notice arrives",
  async (path) => {
    await withdraw(GONE);
    expect(await fetchStatus(path)).toEqual([410, undefined]);
    expect((await app.inject(path)).body).toContain("Not found");
    await withdraw(MOVED);
    const query = path.includes("?") ? "?utm=1" : "";
    expect(await fetchStatus(path)).toEqual([301, `/about-us/${query}`]);
  },
);

test.each([GONE, MOVED])(
  "EDT-02 the page data of %j is gone; only the gone page itself gets 404, which Gatsby can show",
  async (entry) => {
    expect((await app.inject(toData("/blog/first/"))).statusCode).toBe(200);
    await withdraw(entry);
    const data = toData("/blog/first/");
    expect((await fetchStatus(data))[0]).toBe(410);
    expect((await fetchStatus(data.toUpperCase()))[0]).toBe(410);
    expect((await fetchStatus(data, { referer: "http://site/blogs/" }))[0]).toBe(410);
    expect((await fetchStatus(data, { referer: "http://site/blog/First" }))[0]).toBe(404);
  },
);

test("EDT-02 a withdrawn address stays so after a build, an approval, a rollback and a restart", async () => {
  await withdraw(GONE);
  const expectGone = async () => expect((await fetchStatus("/blog/first/"))[0]).toBe(410);
  const waitForSwitch = (before: unknown) => waitUntil(() => source.getCurrent() !== before);
  for (const change of [
    () => releases.release(1, { ...SITE, ...createPosts(20) }),
    () =>
      releases.release(2, SITE, { contentPosts: 2 }).catch(() => approveRelease(releases.folder)),
    () => rollBack(releases.folder),
  ]) {
    const before = source.getCurrent();
    await change();
    await waitForSwitch(before);
    await expectGone();
  }
  await app.close();
  await startServer();
  await expectGone();
  expect(faults).toEqual([]);
});

test("EDT-02 a release that answers the address itself shows its own page about the removed post", async () => {
  const removed = { "/blog/first/index.html": "<title>Removed</title>Posts of its category" };
  const before = source.getCurrent();
  await releases.release(
    1,
    { ...SITE, ...removed },
    { redirects: [{ from: "/blog/first/", to: null }] },
  );
  await waitUntil(() => source.getCurrent() !== before);
  await withdraw(GONE);
  for (const path of [...SPELLINGS, "/blog/first/index.html"]) {
    const { statusCode, body } = await app.inject(path);
    expect([statusCode, body]).toEqual([410, removed["/blog/first/index.html"]]);
  }
  expect((await app.inject(toData("/blog/first/"))).statusCode).toBe(200);
});

test.each([
  ["a page that was withdrawn, too", "/blog/second/", [410, undefined]],
  ["a page that the release redirects back", "/back/", [410, undefined]],
  ["an address that the release redirects", "/moved/", [301, "/about-us/"]],
  ["a file", "/robots.txt/", [301, "/robots.txt"]],
  ["a page that no release has yet", "/blog/new/", [301, "/blog/new/"]],
])("EDT-02 a withdrawn address with a redirect to %s", async (_, to, expected) => {
  const redirects = [
    { from: "/back/", to: "/blog/first/" },
    { from: "/moved/", to: "/about-us/" },
  ];
  const before = source.getCurrent();
  await releases.release(1, { ...SITE, "/robots.txt": "User-agent: *" }, { redirects });
  await waitUntil(() => source.getCurrent() !== before);
  await withdraw({ path: "/blog/first/", to }, { path: "/blog/second/", to: null });
  expect(await fetchStatus("/blog/first/")).toEqual(expected);
});

test("EDT-02 a post that is published again comes from the API until it is built, never from an older release", async () => {
  await withdraw(GONE);
  await withdraw();
  const unbuilt = withdrawals.listUnbuilt();
  await waitUntil(() => source.withdrawn?.find("/blog/first/")?.to === undefined);
  expect((await fetchStatus("/blog/first/"))[0]).toBe(404);
  respond = (_, response) => sendJson(response, { data: { _id: "1", slug: "first" } });
  for (const path of [...SPELLINGS, toData("/blog/first/")])
    expect((await fetchStatus(path))[0]).toBe(200);
  expect((await app.inject("/blog/first/")).body).toContain("Loading post");
  await withdrawals.settle(unbuilt);
  await waitUntil(() => source.withdrawn?.find("/blog/first/") === undefined);
  expect((await app.inject("/blog/first/")).body).toContain("First");
});

test("EDT-02 no snapshot of the API shows a withdrawn post, alone or in a list", async () => {
  const post = (slug: string) => ({ _id: slug, slug, title: slug });
  const both = { data: [post("first"), post("second")], pagination: { total: 2 } };
  respond = ({ url = "" }, response) =>
    sendJson(response, url.includes("/slug/") ? { data: post("first") } : both);
  const list = "/api/blogs?page=1&limit=10";
  const calls = ["/api/blogs/slug/first", list];
  for (const call of calls) await app.inject(call);
  respond = (_, response) => response.destroy();
  const isSnapshot = async (call: string) => (await app.inject(call)).statusCode === 200;
  await waitUntil(async () => (await Promise.all(calls.map(isSnapshot))).every(Boolean));
  await withdraw(GONE);
  expect((await app.inject("/api/blogs/slug/first")).statusCode).toBe(502);
  expect((await app.inject(list)).json()).toEqual({ ...both, data: [post("second")] });
});

test("EDT-02 an unreadable list is reported once and leaves the previous one", async () => {
  await withdraw(GONE);
  writeFileSync(toWithdrawnFile(releases.folder), '{"format":1,"num');
  await waitUntil(() => faults.length > 0);
  expect((await fetchStatus("/blog/first/"))[0]).toBe(410);
  expect(faults.map(String)).toEqual([
    expect.stringMatching(/cannot be read: press “Rebuild now”/),
  ]);
  rmSync(toWithdrawnFile(releases.folder));
  await waitUntil(() => source.withdrawn?.find("/blog/first/") === undefined);
  expect((await app.inject("/blog/first/")).statusCode).toBe(200);
});
