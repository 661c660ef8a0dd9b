import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { releaseIds } from "../../server/releases/store";
import { chance } from "./chance";
import { missingFromLive } from "./complete";
import { API_FAULTS, EDITED_POST, startContentApi, type ContentApi } from "./content-api";
import { Publisher } from "./publisher";
import { watchSite, type Watch } from "./watch-site";

// Real builds, in a real server, with everything going wrong that can. After each fault: the site
// served a complete release throughout, and the last change is live in the end.

test.describe.configure({ mode: "serial", timeout: 900_000 });

const random = chance("rebuilding");
let publisher: Publisher;
let api: ContentApi;
let watch: Watch;
/** Seconds of a build from nothing, and of one that finds what the one before has left. */
let cold = 0;
let warm = 0;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  publisher = new Publisher();
  api = await startContentApi();
  await publisher.start(api.origin);
  await publisher.deliver();
  await isLive("Edited 0 times.");
  const seconds = async () => (await publisher.status()).lastBuild?.seconds ?? 0;
  cold = await seconds();
  await publishEdit();
  warm = await seconds();
  watch = watchSite();
  watch.resume(publisher.url);
});

test.afterAll(async () => {
  await watch.pause();
  await publisher.end();
  await api.close();
});

test.afterEach(() => {
  expect(watch.faults()).toEqual([]);
  expect(missingFromLive(publisher.releases)).toEqual([]);
});

/** What the edited post says to a visitor. */
async function livePage(): Promise<string> {
  const page = await (await fetch(publisher.url + EDITED_POST)).text();
  return /Edited \d+ times\./.exec(page)?.[0] ?? "";
}

async function isLive(mark: string): Promise<void> {
  const state = async () => ({ words: await livePage(), ...(await publisher.status()) });
  await expect.poll(state, { timeout: 150_000, intervals: [100] }).toMatchObject({ words: mark });
}

async function publishEdit(): Promise<void> {
  const mark = api.edit();
  expect(await publisher.deliver()).toBe(202);
  await isLive(mark);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the next build, then kills it some time later; false where it was over by then. */
async function killBuild(known: Set<number>, afterMs: number): Promise<boolean> {
  await expect
    .poll(() => known.has(publisher.buildPid() ?? 0) || publisher.buildPid() === undefined, {
      timeout: 30_000,
      intervals: [20],
    })
    .toBe(false);
  const pid = publisher.buildPid() ?? 0;
  known.add(pid);
  await pause(afterMs);
  if (publisher.buildPid() !== pid) return false;
  process.kill(-pid, "SIGKILL");
  return true;
}

test("BLD-05 a build that is killed at a random moment, 20 times", async () => {
  const known = new Set<number>();
  let killed = 0;
  while (killed < 20) {
    const mark = api.edit();
    expect(await publisher.deliver()).toBe(202);
    // Each build after one that was killed starts from nothing.
    const wanted = Math.min(7, 20 - killed);
    for (let turn = 0; turn < wanted; turn += 1) {
      if (!(await killBuild(known, random() * (turn === 0 ? warm * 900 : cold * 300)))) break;
      killed += 1;
    }
    await isLive(mark);
  }
  expect((await publisher.status()).failures).toBe(0);
});

test("BLD-05 the server killed while it switches to a new release", async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    const mark = api.edit();
    const before = releaseIds(publisher.releases).length;
    expect(await publisher.deliver()).toBe(202);
    const arriving = () =>
      readdirSync(publisher.releases).some((name) => name.startsWith(".incoming-"));
    while (!arriving()) await pause(1);
    await watch.pause();
    await pause(random() * 250);
    await publisher.kill();
    expect(missingFromLive(publisher.releases)).toEqual([]);
    expect(releaseIds(publisher.releases).length).toBeGreaterThanOrEqual(Math.min(before, 5));
    await publisher.start(api.origin);
    watch.resume(publisher.url);
    await isLive(mark);
  }
});

test("BLD-05 a disk that is full while a release is put together", async () => {
  writeFileSync(publisher.fullDiskFlag, "1");
  const mark = api.edit();
  await publisher.deliver();
  const error = async () => (await publisher.status()).lastError?.message;
  await expect.poll(error, { timeout: 60_000 }).toContain("disk is full");
  expect(await livePage()).not.toBe(mark);
  rmSync(publisher.fullDiskFlag);
  await isLive(mark);
});

test("BLD-05 an API that is down, slow, broken, cut short or empty", async () => {
  const words = {
    down: /GET http\S+\s+failed/,
    slow: /1500\s+ms/,
    error: /answer\s+was\s+500/,
    truncated: /JSON/,
    empty: /has 0 posts, 12 are live/,
  };
  const live = (await publisher.status()).live?.release;
  const error = async () => (await publisher.status()).lastError?.message;
  let mark = "";
  for (const fault of API_FAULTS) {
    api.fault = fault;
    mark = api.edit();
    expect(await publisher.deliver()).toBe(202);
    await expect.poll(error, { timeout: 90_000 }).toMatch(words[fault]);
    expect((await publisher.status()).live?.release).toBe(live);
  }
  api.fault = null;
  await isLive(mark);
});

test("BLD-05 200 webhooks in a second, some twice, in any order", async () => {
  const mark = api.edit();
  const before = new Set(releaseIds(publisher.releases));
  const now = Date.now();
  const deliveries = Array.from({ length: 200 }, (_, index) => ({
    id: `burst-${index % 150}`,
    sentAt: new Date(now - ((index * 37) % 200) * 1000),
  }));
  const started = performance.now();
  const answers = await Promise.all(deliveries.map((delivery) => publisher.deliver(delivery)));
  expect(performance.now() - started).toBeLessThan(5000);
  expect(answers.every((status) => status === 202)).toBe(true);
  await isLive(mark);
  const idle = async () => {
    const { pending, buildingSince } = await publisher.status();
    return pending === null && buildingSince === null;
  };
  await expect.poll(idle, { timeout: 60_000 }).toBe(true);
  const builds = releaseIds(publisher.releases).filter((id) => !before.has(id));
  expect(builds.length).toBeLessThanOrEqual(2);
});

test("BLD-05 a sender whose clock is off by an hour: refused, and the poll brings it", async () => {
  const mark = api.edit();
  for (const hours of [-1, 1]) {
    const sentAt = new Date(Date.now() + hours * 3_600_000);
    expect(await publisher.deliver({ sentAt })).toBe(401);
  }
  expect((await publisher.status()).pending).toBeNull();
  await watch.pause();
  await publisher.kill();
  await publisher.start(api.origin, { REBUILD_POLL_SECONDS: "1" });
  watch.resume(publisher.url);
  await isLive(mark);
  expect(existsSync(publisher.fullDiskFlag)).toBe(false);
});
