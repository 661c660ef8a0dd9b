import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import {
  DEFAULT_TIMING,
  RebuildQueue,
  type BuildResult,
  type QueueEvent,
} from "../../../server/rebuild/queue";
import { UserFacingError } from "../../../server/process/user-facing-error";
import { until } from "../../support/alive";
import { folderOfEachTest } from "../../support/temporary-folder";

const RESULT: BuildResult = { release: "r", seconds: 1, contentVersion: "v" };

/** A thousandth of the real times, so that the tests run on real timers and real files. */
const SHORT = { debounceMs: 40, maxWaitMs: 200, retryMs: 60, maxRetryMs: 240 };

type Build = { end: () => void; fail: (error: Error) => void };

const inFolder = folderOfEachTest();
let file: string;
let builds: Build[];
let events: QueueEvent[];
let open: RebuildQueue[];
let over: boolean;

beforeEach(() => {
  file = inFolder("rebuild.json");
  builds = [];
  events = [];
  open = [];
  over = false;
});

afterEach(async () => {
  // A build may be about to begin: it would keep its queue open for ever.
  over = true;
  builds.forEach(({ end }) => end());
  await Promise.all(open.map((queue) => queue.close()));
});

function queueOf(timing = SHORT): RebuildQueue {
  const queue = new RebuildQueue({
    file,
    timing,
    log: (event) => events.push(event),
    build: () =>
      new Promise<BuildResult>((resolve, reject) => {
        const end = () => resolve(RESULT);
        builds.push({ end, fail: reject });
        if (over) end();
      }),
  });
  open.push(queue);
  return queue;
}

async function building(timing = SHORT): Promise<RebuildQueue> {
  const queue = queueOf(timing);
  await queue.request();
  await until(() => builds.length === 1);
  return queue;
}

const CHANGE = { first: expect.any(Number), latest: expect.any(Number) };

const quiet = () => new Promise((resolve) => setTimeout(resolve, SHORT.maxWaitMs * 1.5));

test("the debounce is 5 s of quiet and 60 s at most", () => {
  expect(DEFAULT_TIMING).toEqual({
    ...{ debounceMs: 5_000, maxWaitMs: 60_000 },
    ...{ retryMs: 30_000, maxRetryMs: 900_000 },
  });
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
  expect(await queue.take("id-1")).toBe(false);
  expect(queue.state.pending).toBeNull();
});

test("changes that never pause are built after the longest wait", async () => {
  const queue = queueOf({ ...SHORT, debounceMs: 60_000 });
  const started = performance.now();
  while (builds.length === 0) {
    await queue.request();
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  expect(performance.now() - started).toBeGreaterThan(150);
});

test("what arrives during a build starts exactly one more", async () => {
  const queue = await building();
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
  const queue = await building({ ...SHORT, maxRetryMs: 60_000 });
  builds[0]?.fail(new Error("GET /api/blogs answered 500"));
  await until(() => builds.length === 2);
  expect(queue.state).toMatchObject({
    failures: 1,
    lastError: { message: "GET /api/blogs answered 500" },
  });
  builds[1]?.fail(new Error("again"));
  await until(() => queue.state.failures === 2);
  const { nextTry, lastError } = queue.state;
  const wait = (nextTry ?? 0) - (lastError?.at ?? 0);
  expect(Math.abs(wait - SHORT.retryMs * 2)).toBeLessThan(SHORT.retryMs);
  await until(() => builds.length === 3);
  builds[2]?.end();
  await until(() => queue.state.lastBuild !== null);
  expect(queue.state).toMatchObject({ failures: 0, lastError: null, pending: null, nextTry: null });
  expect(events.map(({ event }) => event)).toEqual(["failed", "failed", "built"]);
});

test("a change does not wait for the next try of a failed build", async () => {
  const queue = await building({ ...SHORT, retryMs: 60_000, maxRetryMs: 60_000 });
  builds[0]?.fail(new Error("broken"));
  await until(() => queue.state.nextTry !== null);
  await queue.take("the mending");
  expect(queue.state.pending?.first).toBe(queue.state.pending?.latest);
  await until(() => builds.length === 2);
  expect(queue.state.failures).toBe(1);
  // Nor does one that came during the build that fails.
  await queue.take("the mending of the mending");
  builds[1]?.fail(new Error("broken again"));
  await until(() => builds.length === 3);
});

const NUMBERED = Array.from({ length: 9 }, (_, index) => `line ${index}`);
test.each([
  [new UserFacingError("Failed.", ["a", "an Error", "c", "d", "e"]), "Failed.\nan Error\nc\nd\ne"],
  [new UserFacingError("Failed.", NUMBERED), "Failed.\nline 6\nline 7\nline 8"],
  [
    new UserFacingError("Failed.", ["error", ...NUMBERED]),
    ["Failed.", "error", ...NUMBERED.slice(0, 6)].join("\n"),
  ],
  [new Error("x".repeat(900)), "x".repeat(800)],
])("the cause that is kept of %s is short", async (error, message) => {
  const queue = await building();
  builds[0]?.fail(error);
  await until(() => queue.state.lastError !== null);
  expect(queue.state.lastError?.message).toBe(message);
});

test("ids are remembered for a day, the latest ten thousand of them", async () => {
  const hoursAgo = (hours: number) => Date.now() - hours * 3_600_000;
  const many = Array.from({ length: 10_000 }, (_, index) => `id-${index}`);
  const remembered = async (taken: object) => {
    writeFileSync(file, JSON.stringify({ taken }));
    const queue = queueOf(DEFAULT_TIMING);
    await queue.take("new");
    await queue.close();
    return Object.keys(queue.state.taken);
  };
  const recent = Object.fromEntries(many.map((id) => [id, hoursAgo(23)]));
  expect(await remembered(recent)).toEqual([...many.slice(1), "new"]);
  expect(await remembered({ old: hoursAgo(25), late: hoursAgo(23) })).toEqual(["late", "new"]);
});

test("a build that ends with the process is none that failed", async () => {
  const queue = await building();
  const closed = queue.close();
  builds[0]?.fail(new Error("ended"));
  await closed;
  await queue.request();
  await quiet();
  expect(builds).toHaveLength(1);
  expect(events).toEqual([]);
  expect(queue.state.buildingSince).not.toBeNull();
});

test("a state that cannot be written after a build is told", async () => {
  await building();
  mkdirSync(`${file}.next`);
  builds[0]?.end();
  await until(() => events.length === 2);
  expect(events[1]).toMatchObject({ event: "unsaved", error: { code: "EISDIR" } });
});

test("a delivery survives the end of the process, before and during its build", async () => {
  const first = queueOf(DEFAULT_TIMING);
  await first.take("one");
  await first.close();
  const second = queueOf();
  expect(await second.take("one")).toBe(false);
  await until(() => builds.length === 1);
  // Killed in the middle: the file still says that a build is under way.
  const third = queueOf();
  expect(third.state).toMatchObject({ pending: CHANGE, buildingSince: null });
  await until(() => builds.length === 2);
  builds[1]?.end();
  await until(() => third.state.lastBuild !== null);
  expect(third.state.pending).toBeNull();
});

test("a state that cannot be read counts as a change", async () => {
  writeFileSync(file, '{"pending":');
  const queue = queueOf();
  expect(queue.state).toMatchObject({ pending: CHANGE, taken: {} });
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
