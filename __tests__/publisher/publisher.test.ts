import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { COMMAND_PATH } from "../../publisher/commands";
import { listenForThisAccount } from "../../publisher/endpoint";
import { runEveryNight } from "../../publisher/queue/poll";
import { DEFAULT_TIMING, type BuildTiming, type QueueEvent } from "../../publisher/queue/queue";
import { createPublisher, type Publisher } from "../../publisher/publisher";
import { publishRelease } from "../../publisher/release/publish";
import {
  getLiveId,
  openRelease,
  readPointer,
  toManifestKey,
  toPointerFile,
} from "../../src/shared/node/release/release-store";
import { rollBack } from "../../publisher/release/switch";
import { createSiteServer } from "../../server/site/create-site-server";
import { createLogger } from "../../server/process/logger";
import { callPublisher, getPublisherSocket } from "../../server/process/publisher-socket";
import { openLiveSource } from "../../server/site/release-source";
import { STATUS_PATH, WEBHOOK_PATH, type Withdrawn } from "../../src/shared/contract/rebuild";
import { sendWebhook } from "../../src/shared/node/webhook";
import { waitUntil } from "../../tools/wait-until";
import { PAGES, writeBuilt } from "../support/built-folder";
import { IDLE } from "../support/rebuild-status";
import { sendRaw } from "../support/raw-http";
import { createTestFolder, writeFiles } from "../support/temporary-folder";
import { sendJson, startUpstream, type Upstream } from "../support/upstream";

// The publisher behind the real site server; a build finds no Gatsby here.

jest.mock("../../publisher/queue/poll", () => ({
  ...jest.requireActual<object>("../../publisher/queue/poll"),
  runEveryNight: jest.fn(() => () => undefined),
}));

const TOKEN = "t".repeat(24);
const SECRET = Buffer.from("s".repeat(32)).toString("base64");

const inFolder = createTestFolder();
let api: Upstream;
let version: string;
let requestCount: number;
let events: QueueEvent[];
let faults: unknown[];
let rebuilds: Publisher;
let app: FastifyInstance;

beforeEach(async () => {
  version = "v1";
  requestCount = 0;
  events = [];
  faults = [];
  api = await startUpstream((_, response) => {
    requestCount += 1;
    sendJson(response, { version, posts: 2, categories: 0, employees: 0 });
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await rebuilds.close();
  await api.close();
});

const getReleases = () => inFolder("releases");

async function addRelease(contentVersion: string): Promise<string> {
  writeBuilt(inFolder("public"), { files: PAGES, contentVersion });
  return (await publishRelease(inFolder("public"), getReleases())).id;
}

type Settings = { pollMs?: number; token?: string | null; timing?: BuildTiming; warm?: boolean };

async function startApp({ pollMs = 0, token = TOKEN, timing, warm }: Settings = {}): Promise<void> {
  rebuilds = await createPublisher({
    build: {
      checkout: inFolder(),
      siteFolder: inFolder(),
      releases: getReleases(),
      env: {},
      limitMs: 1000,
      warm: warm ? { maxMemory: 4e9 } : undefined,
    },
    apiHost: api.origin,
    stateFile: inFolder("rebuild.json"),
    secrets: [SECRET],
    token,
    pollMs,
    log: (event) => events.push(event),
    timing,
    // Nothing is built before it settles.
    waitFor: warm ? new Promise(() => undefined) : undefined,
  });
  await listenForThisAccount(rebuilds.endpoint, inFolder());
  app = await createSiteServer({
    source: openLiveSource(getReleases(), (fault) => faults.push(fault)),
    apiHost: api.origin,
    log: createLogger("silent"),
    forwardWebhook: (path, call) => callPublisher(inFolder(), path, call),
  });
}

const getStatus = (authorization?: string) =>
  app.inject({ path: STATUS_PATH, headers: authorization ? { authorization } : {} });
const readState = async () => (await getStatus(`Bearer ${TOKEN}`)).json();

const findManifest = (id = "") =>
  `${getReleases()}/${toManifestKey(openRelease(getReleases(), id)?.manifest ?? "")}`;

test("BLD-05 with an unreadable release.json another release is served", async () => {
  const ids = [await addRelease("v1"), await addRelease("v2"), await addRelease("v3")];
  writeFileSync(findManifest(ids[2]), '{"format":1,"fi');
  version = "v2";
  await startApp({ pollMs: 20 });
  expect((await app.inject("/")).statusCode).toBe(200);
  expect(await readState()).toMatchObject({ live: { release: ids[1] }, unreadable: ids[2] });
  expect(await rollBack(getReleases())).toBe(ids[1]);
  expect(await readState()).toMatchObject({ live: { release: ids[1] }, unreadable: null });
  await expect(rollBack(getReleases(), ids[2])).rejects.toThrow("Stored releases:");
  const next = await addRelease("v2");
  expect(await readState()).toMatchObject({ live: { release: next }, unreadable: null });
});

test("BLD-05 a release that cannot be opened leaves the previous one served", async () => {
  await addRelease("v1");
  const damaged = await addRelease("v2");
  await rollBack(getReleases());
  version = "v2";
  await startApp();
  const { manifest: live } = openRelease(getReleases(), damaged) ?? {};
  const manifestFile = findManifest(damaged);
  const sound: object = JSON.parse(gunzipSync(readFileSync(manifestFile)).toString());
  writeFileSync(manifestFile, gzipSync(JSON.stringify({ ...sound, redirects: [null] })));
  writeFileSync(
    toPointerFile(getReleases()),
    JSON.stringify({ ...readPointer(getReleases()), live }),
  );
  await waitUntil(() => faults.length > 0);
  expect((await app.inject("/")).statusCode).toBe(200);
});

const NOT_STORED = { "cache-control": "no-store" };

test("BLD-05 the status needs its token and names the live release", async () => {
  for (const token of [null, ""]) {
    await startApp({ token });
    for (const none of [undefined, "Bearer "]) expect((await getStatus(none)).statusCode).toBe(401);
    await app.close();
    await rebuilds.close();
  }
  await startApp();
  expect(await readState()).toMatchObject({ live: null, unreadable: null });
  const id = await addRelease("v1");
  for (const wrong of [undefined, "Bearer ", `Bearer ${TOKEN}x`, TOKEN]) {
    const refused = await getStatus(wrong);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers).toMatchObject({ "www-authenticate": "Bearer", ...NOT_STORED });
    expect(refused.json()).toEqual({ error: "A token is required." });
  }
  const response = await getStatus(`Bearer ${TOKEN}`);
  expect(response.headers).toMatchObject(NOT_STORED);
  const live = { release: id, contentVersion: "v1", posts: 2 };
  expect(response.json()).toEqual({ ...IDLE, live, kept: [id] });
});

const sendCommand = (body: object) =>
  callPublisher(inFolder(), COMMAND_PATH, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

test("BLD-05 commands run one at a time, for this account only", async () => {
  const ids = [await addRelease("v1"), await addRelease("v2")];
  // A killed publisher leaves its socket.
  await writeFiles(inFolder(), { "publisher.sock": "" });
  await startApp();
  expect(statSync(getPublisherSocket(inFolder())).mode & 0o777).toBe(0o600);
  expect((await sendCommand({ name: "unknown" })).status).toBe(422);
  const publishing = { name: "publish", built: inFolder("public"), allowFewerPosts: false };
  const [first, second] = await Promise.all([
    sendCommand(publishing),
    sendCommand({ name: "rollback", id: ids[0] }),
  ]);
  expect(await first.json()).toEqual({ message: expect.stringContaining("files changed") });
  expect(await second.json()).toEqual({ message: `Now live: ${ids[0]}.` });
  expect(getLiveId(getReleases())).toBe(ids[0]);
  expect(await (await sendCommand({ name: "approve" })).json()).toEqual({
    error: "No release is pending approval.",
  });
});

test("BLD-05 no address of the site leads to commands", async () => {
  const [first] = [await addRelease("v1"), await addRelease("v2")];
  await startApp();
  const port = Number(new URL(await app.listen({ host: "127.0.0.1", port: 0 })).port);
  const payload = JSON.stringify({ name: "rollback", id: first });
  for (const path of [
    COMMAND_PATH,
    `/webhooks/..${COMMAND_PATH}`,
    `/webhooks/%2e%2e${COMMAND_PATH}`,
  ]) {
    const [, status] = (await sendRaw(port, toPost(path, payload))).split(" ");
    expect([path, status]).toEqual([path, expect.stringMatching(/^40[045]$/)]);
  }
  expect(getLiveId(getReleases())).not.toBe(first);
});

const toPost = (path: string, payload: string) =>
  `POST ${path} HTTP/1.1\r\nhost: site\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${payload.length}\r\n\r\n${payload}`;

const isWaiting = () => rebuilds.queue.state.pending !== null;

test("BLD-05 without a release the poll requests a build, even if the request cannot be saved", async () => {
  const blocked = inFolder("rebuild.json.next");
  mkdirSync(blocked);
  await startApp({ pollMs: 20, timing: { ...DEFAULT_TIMING, debounceMs: 500, retryMs: 50 } });
  // On a busy machine the build may come first.
  const findUnsaved = () => events.find(({ event }) => event === "unsaved");
  await waitUntil(() => findUnsaved() !== undefined);
  expect(findUnsaved()).toMatchObject({ error: { code: "EISDIR" } });
  rmSync(blocked, { recursive: true });
  await waitUntil(() =>
    events.some((event) => "error" in event && /site build/.test(String(event.error))),
  );
});

test("BLD-05 neither a start nor the nightly build undoes a rollback; 'Rebuild now' does", async () => {
  await addRelease("v0");
  await addRelease("v1");
  await rollBack(getReleases());
  await startApp({ warm: true });
  await rebuilds.warmUp();
  const runNightly = jest.mocked(runEveryNight).mock.calls.at(-1)?.[0];
  expect(runNightly).toBeDefined();
  runNightly?.();
  expect(isWaiting()).toBe(false);
  await rebuilds.queue.accept("rebuild", { fromScratch: true });
  expect(isWaiting()).toBe(true);
});

test("BLD-05 a start warms up the builder", async () => {
  await addRelease("v0");
  await startApp({ warm: true });
  await rebuilds.warmUp();
  expect(isWaiting()).toBe(true);
});

test("BLD-05 neither the poll nor a new day undoes a rollback; later changes request a build", async () => {
  const first = await addRelease("2026-11-23-v0");
  await addRelease("2026-11-23-v1 without jobs");
  version = "2026-11-24-v1";
  expect(await rollBack(getReleases())).toBe(first);
  await startApp({ pollMs: 20 });
  await waitUntil(() => requestCount >= 3);
  expect(isWaiting()).toBe(false);
  version = "2026-11-24-v2";
  await waitUntil(isWaiting);
  await rebuilds.close();
  const fetchSpy = jest.spyOn(globalThis, "fetch");
  await sleep(100);
  expect(fetchSpy).not.toHaveBeenCalled();
});

test("EDT-02 a notice withdraws at once, while its build waits; a repeated one changes nothing", async () => {
  await addRelease("v1");
  await startApp({ warm: true });
  const site = await app.listen({ host: "127.0.0.1", port: 0 });
  const sendNotice = (id: string, at: number, addresses: Withdrawn[]) =>
    sendWebhook(`${site}${WEBHOOK_PATH}`, SECRET, {
      ...{ id, type: "content.removed", data: { withdrawn: { at, addresses } } },
    });
  const readPage = async () => (await app.inject("/blog/first/")).statusCode;
  expect(await sendNotice("msg_1", 1, [])).toBe(202);
  expect(await readPage()).toBe(200);
  expect(await sendNotice("msg_2", 2, [{ path: "/blog/first/", to: null }])).toBe(202);
  await waitUntil(async () => (await readPage()) === 410);
  expect(await sendNotice("msg_1", 3, [])).toBe(202);
  expect(await readState()).toMatchObject({ withdrawn: 1, pending: expect.anything() as unknown });
  await rebuilds.close();
  expect(await readPage()).toBe(410);
});

test("EDT-71 the publisher keeps the CMS's hold over a restart and publishes nothing for it", async () => {
  await addRelease("v1");
  await startApp({ warm: true });
  const site = await app.listen({ host: "127.0.0.1", port: 0 });
  const heldUntil = Date.now() + 60_000;
  const message = { id: "msg_1", type: "hold.changed", data: { heldUntil } };
  expect(await sendWebhook(`${site}${WEBHOOK_PATH}`, SECRET, message)).toBe(202);
  expect(rebuilds.queue.state).toMatchObject({ heldUntil, pending: null });
  await Promise.all([app.close(), rebuilds.close()]);
  await startApp({ warm: true });
  expect(rebuilds.queue.isHeld).toBe(true);
});
