import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@playwright/test";
import { listReleaseIds } from "../../src/shared/node/release/release-store";
import { createRandom } from "./seeded-random";
import { findMissingFiles } from "./missing-files";
import { API_FAULTS, EDITED_POST, startContentApi, type ContentApi } from "./content-api";
import { Publisher } from "./publisher";
import { watchSite, type Watch } from "./watch-site";
import { createGatsbyCopy } from "../support/gatsby-copy";
import { attempt } from "../../src/shared/domain/read-field";

// Real builds in a real server, with all faults. After each one the site has always served a complete
// release, and the last change is live; one build publishes several changes, because it takes 10 s.

test.describe.configure({ mode: "serial", timeout: 1_800_000 });

const random = createRandom("rebuilding");
let publisher: Publisher;
let api: ContentApi;
let watch: Watch;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  publisher = new Publisher(await createGatsbyCopy());
  api = await startContentApi();
  await publisher.start(api.origin);
  await publisher.deliver();
  await waitForLive("Edited 0 times.");
  watch = watchSite();
  watch.resume(publisher.url);
});

test.afterAll(async () => {
  await watch.pause();
  await publisher.end();
  await api.close();
});

test.afterEach(() => {
  expect(watch.takeCheckCount()).toBeGreaterThan(0);
  expect(watch.takeFaults()).toEqual([]);
  expect(findMissingFiles(publisher.releases)).toEqual([]);
});

/** Returns the mark in the edited post's live page, or an empty text. */
async function readLivePage(): Promise<string> {
  const page = await (await fetch(publisher.url + EDITED_POST)).text();
  return /Edited \d+ times\./.exec(page)?.[0] ?? "";
}

// The server allows 600 requests in a minute, with a burst of webhooks.
const BUILD = { timeout: 600_000, intervals: [250] };

async function waitForLive(mark: string): Promise<void> {
  const readState = async () => ({ text: await readLivePage(), ...(await publisher.status()) });
  await expect.poll(readState, BUILD).toMatchObject({ text: mark });
}

async function waitForIdle(): Promise<void> {
  await expect
    .poll(() => publisher.status(), BUILD)
    .toMatchObject({ pending: null, buildingSince: null, failures: 0 });
}

async function sendEdit(): Promise<string> {
  const mark = api.editPost();
  expect(await publisher.deliver()).toBe(202);
  return mark;
}

/** Returns the next build's process; with `mayBeOver`, undefined if the killed one was complete. */
async function findNextBuild(known: Set<number>, mayBeOver: boolean): Promise<number | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const pid = publisher.buildPid();
    if (pid !== undefined && !known.has(pid)) return pid;
    await sleep(20);
    if (!mayBeOver || attempt % 20 !== 0) continue;
    const { pending, buildingSince } = await publisher.status();
    if (pending === null && buildingSince === null) return undefined;
  }
}

/** Kills a build after a delay. Returns false if it had ended. */
async function killBuild(pid: number, afterMs: number): Promise<boolean> {
  await sleep(afterMs);
  if (publisher.buildPid() !== pid) return false;
  // It may just have ended, and its file will be removed.
  return attempt(() => process.kill(-pid, "SIGKILL"), false);
}

const BUILDS = 20;
const API_FAULT_MESSAGES = {
  down: /GET http\S+\s+failed/,
  slow: /1500\s+ms/,
  error: /response\s+was\s+500/,
  truncated: /JSON/,
  empty: /has 0 posts, 12 are live|returned 0 of 12 posts/,
};

test(`BLD-05 the last change is published after a full disk and an API that is down, slow, broken, truncated or empty`, async () => {
  const live = (await publisher.status()).live?.release;
  const expectFailure = async (reason: RegExp) => {
    const readError = async () => (await publisher.status()).lastError?.message;
    await expect.poll(readError, BUILD).toMatch(reason);
    expect((await publisher.status()).live?.release).toBe(live);
  };
  const before = new Set(listReleaseIds(publisher.releases));

  writeFileSync(publisher.fullDiskFlag, "1");
  let mark = api.editPost();
  await deliverBurst();
  await expectFailure(/disk is full/);

  for (const fault of API_FAULTS) {
    api.fault = fault;
    mark = await sendEdit();
    await expectFailure(API_FAULT_MESSAGES[fault]);
    // Not earlier, or already pulled content would be published.
    rmSync(publisher.fullDiskFlag, { force: true });
  }
  api.fault = null;
  await waitForLive(mark);
  await waitForIdle();
  const builds = listReleaseIds(publisher.releases).filter((id) => !before.has(id));
  expect(builds.length).toBeLessThanOrEqual(2);
});

/** Sends 200 webhooks, some of them twice, in any order. */
async function deliverBurst(): Promise<void> {
  const now = Date.now();
  const deliveries = Array.from({ length: 200 }, (_, index) => ({
    id: `burst-${index % 150}`,
    sentAt: new Date(now - ((index * 37) % 200) * 1000),
  }));
  const responses = await Promise.all(deliveries.map((delivery) => publisher.deliver(delivery)));
  expect(responses.every((status) => status === 202)).toBe(true);
}

test("BLD-05 a publisher killed while it switches releases publishes the change after a restart", async () => {
  const countFiles = () => readdirSync(join(publisher.releases, "files")).length;
  for (let turn = 0; turn < 3; turn += 1) {
    const [kept, files] = [listReleaseIds(publisher.releases).length, countFiles()];
    const mark = await sendEdit();
    // Files are stored first; the switch follows some 0.1 s later.
    while (countFiles() <= files) await sleep(1);
    await sleep(random() * 150);
    await publisher.kill();
    // In production the sender's queue would deliver it again.
    expect(await publisher.deliver()).toBe(503);
    expect(findMissingFiles(publisher.releases)).toEqual([]);
    expect(listReleaseIds(publisher.releases).length).toBeGreaterThanOrEqual(kept);
    await publisher.start(api.origin);
    await waitForLive(mark);
  }
});

test("BLD-05 a build is published although the site server is killed meanwhile", async () => {
  await waitForIdle();
  const mark = await sendEdit();
  await expect.poll(async () => (await publisher.status()).buildingSince, BUILD).not.toBeNull();
  await watch.pause();
  await publisher.killSite();
  await publisher.startSite();
  watch.resume(publisher.url);
  await waitForLive(mark);
  expect((await publisher.status()).counts).toMatchObject({ failed: 0 });
});

test(`BLD-05 the poll finds a change whose webhook was refused, although its builds are killed (${BUILDS}×)`, async () => {
  await waitForIdle();
  let mark = api.editPost();
  for (const hours of [-1, 1]) {
    const sentAt = new Date(Date.now() + hours * 3_600_000);
    expect(await publisher.deliver({ sentAt })).toBe(401);
  }
  expect((await publisher.status()).pending).toBeNull();
  await publisher.kill();
  // A process for each build, so that it is the build that is killed.
  await publisher.start(api.origin, { WARM_BUILD: "0", REBUILD_POLL_SECONDS: "1" });

  const known = new Set<number>();
  let killed = 0;
  for (;;) {
    const wanted = Math.min(7, BUILDS - killed);
    // Not of the first build, because a machine's load changes.
    const seconds = (await publisher.status()).fullSeconds ?? 0;
    for (let turn = 0; turn < wanted; turn += 1) {
      const pid = await findNextBuild(known, turn > 0);
      if (pid === undefined) break;
      known.add(pid);
      if (!(await killBuild(pid, random() * seconds * (turn === 0 ? 900 : 1400)))) break;
      killed += 1;
    }
    await waitForLive(mark);
    if (killed === BUILDS) break;
    mark = await sendEdit();
  }
  await waitForIdle();
});
