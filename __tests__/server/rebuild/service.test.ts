import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { createRebuildService, type RebuildService } from "../../../server/rebuild/service";
import { publish } from "../../../server/releases/publish";
import { rollBack } from "../../../server/releases/rollback";
import { createSiteServer } from "../../../server/site/create-site-server";
import { siteLogger } from "../../../server/site/logging";
import { liveSource } from "../../../server/site/release-source";
import { STATUS_PATH, WEBHOOK_PATH } from "../../../src/contract/rebuild";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { makeTemporaryFolder, removeFolder } from "../../support/temporary-folder";
import { startUpstream, type Upstream } from "../../support/upstream";

// The service inside the real site server; no build is started here.

const TOKEN = "t".repeat(24);

let root: string;
let api: Upstream;
let version: string;
let rebuilds: RebuildService;
let app: FastifyInstance;

beforeEach(async () => {
  root = await makeTemporaryFolder();
  version = "v1";
  api = await startUpstream((_, response) => {
    response.end(JSON.stringify({ version, posts: 2, categories: 0, employees: 0 }));
  });
});

afterEach(async () => {
  await app.close();
  await rebuilds.close();
  await api.close();
  await removeFolder(root);
});

const releases = () => join(root, "releases");

async function release(contentVersion: string): Promise<string> {
  writeBuilt(join(root, "public"), { files: PAGES, contentVersion });
  return (await publish(join(root, "public"), releases())).id;
}

async function serve({ pollMs = 0 } = {}): Promise<void> {
  rebuilds = createRebuildService({
    build: {
      checkout: root,
      siteFolder: root,
      releases: releases(),
      log: join(root, "build.log"),
      env: {},
      limitMs: 1000,
    },
    apiHost: api.origin,
    stateFile: join(root, "rebuild.json"),
    secrets: [],
    token: TOKEN,
    pollMs,
    log: () => undefined,
  });
  app = await createSiteServer({
    source: liveSource(releases(), () => undefined),
    apiHost: api.origin,
    log: siteLogger("silent"),
    webhooks: rebuilds.routes,
  });
}

const status = (authorization?: string) =>
  app.inject({ path: STATUS_PATH, headers: authorization ? { authorization } : {} });

test("BLD-05 the status needs its token and tells what is live", async () => {
  const id = await release("v1");
  await serve();
  for (const wrong of [undefined, "Bearer ", `Bearer ${TOKEN}x`, TOKEN]) {
    expect((await status(wrong)).statusCode).toBe(401);
  }
  const answer = await status(`Bearer ${TOKEN}`);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.json()).toEqual({
    live: { release: id, contentVersion: "v1", posts: 2 },
    pending: null,
    buildingSince: null,
    failures: 0,
    nextTry: null,
    lastError: null,
    lastBuild: null,
  });
});

test("BLD-05 webhooks are limited by their sender's rate", async () => {
  await serve();
  const send = () => app.inject({ method: "POST", path: WEBHOOK_PATH, payload: "{}" });
  const codes: number[] = [];
  for (let count = 0; count < 610; count += 1) codes.push((await send()).statusCode);
  expect(codes.slice(0, 600).every((code) => code === 503)).toBe(true);
  expect(codes.slice(600)).toEqual(Array.from({ length: 10 }, () => 429));
  // Visitors are not limited with it.
  expect((await app.inject({ path: "/healthz" })).statusCode).toBe(200);
});

const waiting = () => rebuilds.queue.state.pending !== null;
const settle = () => new Promise((resolve) => setTimeout(resolve, 200));

test("BLD-05 the poll notices a change whose webhook got lost", async () => {
  await release("v1");
  await serve({ pollMs: 20 });
  await settle();
  expect(waiting()).toBe(false);
  version = "v2";
  await settle();
  expect(waiting()).toBe(true);
});

test("BLD-05 the poll does not undo a roll-back", async () => {
  const first = await release("v0");
  await release("v1");
  expect(rollBack(releases())).toBe(first);
  await serve({ pollMs: 20 });
  await settle();
  expect(waiting()).toBe(false);
});
