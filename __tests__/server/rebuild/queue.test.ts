import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  PATIENCE,
  RebuildQueue,
  type BuildResult,
  type QueueEvent,
} from "../../../server/rebuild/queue";
import { makeTemporaryFolder, removeFolder } from "../../support/temporary-folder";

const RESULT: BuildResult = { release: "r", seconds: 1, contentVersion: "v" };

/** Patience at a thousandth of the real one, so that the tests run on real timers and real files. */
const SHORT = { quietMs: 40, longestMs: 200, retryMs: 60, longestRetryMs: 240 };

type Build = { end: () => void; fail: (reason: string) => void };

let folder: string;
let file: string;
let builds: Build[];
let events: QueueEvent[];
let open: RebuildQueue[];

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  file = join(folder, "rebuild.json");
  builds = [];
  events = [];
  open = [];
});

afterEach(async () => {
  builds.forEach(({ end }) => end());
  await Promise.all(open.map((queue) => queue.close()));
  await removeFolder(folder);
});

function queueOf(patience = SHORT): RebuildQueue {
  const queue = new RebuildQueue({
    file,
    patience,
    log: (event) => events.push(event),
    build: () =>
      new Promise<BuildResult>((resolve, reject) => {
        builds.push({ end: () => resolve(RESULT), fail: (reason) => reject(new Error(reason)) });
      }),
  });
  open.push(queue);
  return queue;
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 2));
}

const quiet = () => new Promise((resolve) => setTimeout(resolve, SHORT.longestMs * 1.5));

test("the patience is 5 s of quiet and 60 s at most", () => {
  expect(PATIENCE).toMatchObject({ quietMs: 5_000, longestMs: 60_000 });
});

test("a burst becomes one build, and 200 deliveries are all remembered", async () => {
  const queue = queueOf();
  const taken = await Promise.all(
    Array.from({ length: 200 }, (_, index) => queue.take(`id-${index % 150}`)),
  );
  expect(taken.filter(Boolean)).toHaveLength(150);
  await until(() => builds.length === 1);
  builds[0]?.end();
  await until(() => queue.state.lastBuild !== null);
  await quiet();
  expect(builds).toHaveLength(1);
  expect(queue.state).toMatchObject({ pending: null, buildingSince: null });
});

test("changes that never pause are built after the longest wait", async () => {
  const queue = queueOf({ ...SHORT, quietMs: 150, longestMs: 200 });
  const started = performance.now();
  while (builds.length === 0) {
    await queue.request();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(performance.now() - started).toBeGreaterThan(150);
});

test("what arrives during a build starts exactly one more", async () => {
  const queue = queueOf();
  await queue.request();
  await until(() => builds.length === 1);
  await Promise.all([queue.take("a"), queue.take("b"), queue.take("c")]);
  await quiet();
  expect(builds).toHaveLength(1);
  builds[0]?.end();
  await until(() => builds.length === 2);
  builds[1]?.end();
  await until(() => queue.state.buildingSince === null);
  await quiet();
  expect(builds).toHaveLength(2);
});

test("a failed build is tried again by itself, later each time, and its cause is kept", async () => {
  const queue = queueOf();
  await queue.request();
  await until(() => builds.length === 1);
  builds[0]?.fail("GET /api/blogs answered 500");
  await until(() => builds.length === 2);
  expect(queue.state).toMatchObject({
    failures: 1,
    lastError: { message: "GET /api/blogs answered 500" },
  });
  builds[1]?.fail("again");
  await until(() => queue.state.failures === 2);
  const { nextTry, lastError } = queue.state;
  expect((nextTry ?? 0) - (lastError?.at ?? 0)).toBeGreaterThanOrEqual(SHORT.retryMs * 2);
  await until(() => builds.length === 3);
  builds[2]?.end();
  await until(() => queue.state.lastBuild !== null);
  expect(queue.state).toMatchObject({ failures: 0, lastError: null, pending: null, nextTry: null });
  expect(events.map(({ event }) => event)).toEqual(["failed", "failed", "built"]);
});

test("a change does not wait for the next try of a failed build", async () => {
  const queue = queueOf({ ...SHORT, retryMs: 60_000, longestRetryMs: 60_000 });
  await queue.request();
  await until(() => builds.length === 1);
  builds[0]?.fail("broken");
  await until(() => queue.state.nextTry !== null);
  await queue.take("the mending");
  await until(() => builds.length === 2);
  expect(queue.state.failures).toBe(1);
});

test("a delivery survives the end of the process, before and during its build", async () => {
  const first = queueOf();
  await first.take("one");
  await first.close();
  const second = queueOf();
  expect(await second.take("one")).toBe(false);
  await until(() => builds.length === 1);
  // Killed in the middle: the file still says that a build is under way.
  const third = queueOf();
  await until(() => builds.length === 2);
  builds[1]?.end();
  await until(() => third.state.lastBuild !== null);
  expect(third.state.pending).toBeNull();
});

test("a state that cannot be read counts as a change", async () => {
  writeFileSync(file, '{"pending":');
  const queue = queueOf();
  await until(() => builds.length === 1);
  builds[0]?.end();
  await until(() => queue.state.lastBuild !== null);
});

test("a clock that was set back an hour does not put a build off", async () => {
  const ahead = Date.now() + 3_600_000;
  writeFileSync(file, JSON.stringify({ pending: { first: ahead, latest: ahead } }));
  queueOf();
  await until(() => builds.length === 1);
  expect(builds).toHaveLength(1);
});

test("a delivery that could not be noted fails alone: the next one is noted again", async () => {
  const queue = queueOf();
  // A folder where the state is to go, as good as a full disk.
  mkdirSync(`${file}.next`);
  await expect(queue.take("lost")).rejects.toThrow();
  await expect(queue.request()).rejects.toThrow();
  rmSync(`${file}.next`, { recursive: true });
  expect(await queue.take("kept")).toBe(true);
  expect(readFileSync(file, "utf8")).toContain("kept");
});
