import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { createPublisher, type Publisher } from "../../../publisher/publisher";
import type { QueueEvent } from "../../../publisher/queue/queue";
import { Withdrawals } from "../../../publisher/release/withdrawals";
import { createLogger } from "../../../server/process/logger";
import { createSiteServer } from "../../../server/site/create-site-server";
import { openLiveSource } from "../../../server/site/release-source";
import { STATUS_PATH, type RebuildStatus } from "../../../src/shared/contract/rebuild";
import { getLiveId } from "../../../src/shared/node/release/release-store";
import { waitUntil } from "../../../tools/wait-until";
import { type BuiltFolder, createReleaseFolders } from "../../support/built-folder";
import { findDeadOrigin } from "../../support/upstream";

// The real publisher and site server over built folders; the API is always down.

const TOKEN = "t".repeat(24);
const releases = createReleaseFolders();
let events: QueueEvent[];
let publisher: Publisher | undefined;
let app: FastifyInstance | undefined;

afterEach(async () => {
  await publisher?.close();
  await app?.close();
});

const toPage = (title: string, body = "") =>
  `<!DOCTYPE html><title>${title}</title><h1>${title}</h1>${body}`;
const toItem = (slug: string) =>
  `<item><title>Post</title><link>https://firm.example/blog/${slug}/</link></item>`;
const toFeed = (...slugs: string[]) => `<rss>${slugs.map(toItem).join("\n")}</rss>`;
const SITE: BuiltFolder["files"] = {
  "/index.html": toPage("Home", '<script src="/app-0123456789abcdef0123.js"></script>'),
  "/blogs/feed.xml": toFeed("first"),
  "/blog/first/index.html": toPage("First"),
  "/comapny-ipos/index.html": toPage("IPOs"),
  "/investor-charter/index.html": toPage("Charter"),
};
const addRelease = (second: number, changes: BuiltFolder["files"] = {}) =>
  releases.release(second, { ...SITE, ...changes });

async function startServer({ serves = true } = {}): Promise<void> {
  events = [];
  const apiHost = await findDeadOrigin();
  app = await createSiteServer({
    source: openLiveSource(releases.folder, () => undefined),
    apiHost,
    log: createLogger("silent"),
  });
  const siteOrigin = serves
    ? await app.listen({ host: "127.0.0.1", port: 0 })
    : await findDeadOrigin();
  publisher = await createPublisher({
    build: {
      ...{ checkout: releases.inFolder(), siteFolder: releases.inFolder(), env: {} },
      ...{ releases: releases.folder, log: releases.inFolder("build.log"), limitMs: 1000 },
    },
    ...{ apiHost, siteOrigin, stateFile: releases.inFolder("rebuild.json") },
    ...{ secrets: [], token: TOKEN, pollMs: 20 },
    log: (event) => events.push(event),
  });
}

async function fetchStatus(): Promise<RebuildStatus> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const response = await publisher?.endpoint.inject({ path: STATUS_PATH, headers });
  return response?.json() as RebuildStatus;
}

const listChecks = () => events.filter(({ event }) => event === "failed-check");

test("OPS-03 a release with a page without h1 is replaced by the previous one within 5 s, only once", async () => {
  const { id: good } = await addRelease(0);
  await startServer();
  const switched = performance.now();
  const { id: bad } = await addRelease(1, { "/comapny-ipos/index.html": "<title>Empty</title>" });
  await waitUntil(() => getLiveId(releases.folder) === good);
  expect(performance.now() - switched).toBeLessThan(5000);
  await waitUntil(() => listChecks().length > 0);
  const faults = ["/comapny-ipos has no h1", "/api/company/ipos is 502"];
  const check = { release: bad, restored: good, faults };
  expect(listChecks()).toMatchObject([{ check }]);
  expect(await fetchStatus()).toMatchObject({
    ...{ live: { release: good }, failedCheck: check, pending: null },
    counts: { failedChecks: 1 },
  });
  const { id: next } = await addRelease(2);
  await waitUntil(async () => (await fetchStatus()).failedCheck === null);
  expect(getLiveId(releases.folder)).toBe(next);
  expect(listChecks()).toHaveLength(1);
}, 15_000);

test.each([
  ["the newest post is missing", { "/blogs/feed.xml": toFeed("lost") }, "/blog/lost/ is"],
  ["the feed is missing", { "/blogs/feed.xml": null }, "/blogs/feed.xml is 404"],
  [
    "a script is missing",
    { "/index.html": toPage("Home", '<script src="/gone.js"></script>') },
    "/gone.js is",
  ],
])(
  "OPS-03 the previous release is live again if %s",
  async (_, changes, fault) => {
    const { id: good } = await addRelease(0);
    await startServer();
    await addRelease(1, changes);
    await waitUntil(() => listChecks().length > 0);
    expect(getLiveId(releases.folder)).toBe(good);
    expect(listChecks()).toMatchObject([
      { check: { faults: expect.arrayContaining([expect.stringContaining(fault)]) as string[] } },
    ]);
  },
  15_000,
);

test("EDT-02, OPS-03 a withdrawn post is not checked, but the next one of the feed", async () => {
  const withdrawals = new Withdrawals({ releases: releases.folder, onError: () => undefined });
  await withdrawals.replace({ at: 1, addresses: [{ path: "/blog/First/", to: null }] });
  const { id: good } = await addRelease(0);
  await startServer();
  await addRelease(1, { "/blogs/feed.xml": toFeed("first", "lost") });
  await waitUntil(() => listChecks().length > 0);
  const faults = expect.arrayContaining(["/blog/lost/ is 503"]) as string[];
  expect(listChecks()).toMatchObject([{ check: { restored: good, faults } }]);
}, 15_000);

test("OPS-03 neither a failing API nor a site server on another machine causes a rollback", async () => {
  await addRelease(0);
  await startServer();
  const { id } = await addRelease(1);
  await sleep(3500);
  expect([getLiveId(releases.folder), listChecks()]).toEqual([id, []]);
  await publisher?.close();
  await app?.close();
  await startServer({ serves: false });
  const { id: next } = await addRelease(2, { "/comapny-ipos/index.html": "<title>Empty</title>" });
  await sleep(3500);
  expect([getLiveId(releases.folder), listChecks()]).toEqual([next, []]);
}, 15_000);
