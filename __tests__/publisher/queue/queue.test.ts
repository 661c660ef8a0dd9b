import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { BuildResult } from "../../../publisher/build/build-and-publish";
import { RebuildQueue, type QueueEvent } from "../../../publisher/queue/queue";
import type { Change } from "../../../src/shared/contract/rebuild";
import { UserFacingError } from "../../../server/process/user-facing-error";
import { waitUntil } from "../../../tools/wait-until";
import { createTestFolder } from "../../support/temporary-folder";

const RESULT: BuildResult = {
  ...{ kind: "full", reason: "first", release: "r", seconds: 1, contentVersion: "v" },
};
const EMPTY = {
  ...{ pending: null, buildingSince: null, failures: 0, nextTry: null },
  ...{ lastError: null, lastBuild: null, differences: null, failedCheck: null, content: null },
  taken: {},
  changes: {},
  heldUntil: null,
  fullSeconds: null,
};
const BUILT = { lastBuild: expect.objectContaining(RESULT) as object, fullSeconds: RESULT.seconds };

const inFolder = createTestFolder();
let file: string;
let builds: { changes: Change[]; end: () => void; fail: (error: Error) => void }[];
let events: QueueEvent[];
let open: RebuildQueue[];
let isOver: boolean;

// The queue's clock only moves when a test moves it; files are written meanwhile.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance"] });
  file = inFolder("rebuild.json");
  [builds, events, open] = [[], [], []];
  isOver = false;
});

afterEach(async () => {
  jest.useRealTimers();
  // A build that begins now would keep its queue open forever.
  isOver = true;
  builds.forEach(({ end }) => end());
  await Promise.all(open.map((queue) => queue.close()));
});

function openQueue(): RebuildQueue {
  const queue = new RebuildQueue({
    file,
    log: (event) => events.push(event),
    build: ({ changes }) =>
      new Promise<BuildResult>((resolve, reject) => {
        const endBuild = () => resolve(RESULT);
        builds.push({ changes, end: endBuild, fail: reject });
        if (isOver) endBuild();
      }),
  });
  open.push(queue);
  return queue;
}

const waitForPlan = () => waitUntil(() => jest.getTimerCount() === 1);

/** Lets time pass until the planned build has begun; it may not begin a moment earlier. */
async function waitForBuild(queue: RebuildQueue, afterMs: number): Promise<void> {
  const count = builds.length;
  await waitForPlan();
  if (afterMs > 0) await jest.advanceTimersByTimeAsync(afterMs - 1);
  expect(queue.state.buildingSince).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(queue.state.buildingSince).not.toBeNull();
  await waitUntil(() => builds.length === count + 1);
}

async function startBuilding(): Promise<RebuildQueue> {
  const queue = openQueue();
  await queue.requestBuild();
  await waitForBuild(queue, 5_000);
  return queue;
}

test("a burst becomes one build after 5 s of quiet, and 200 deliveries are all remembered", async () => {
  const queue = openQueue();
  expect([queue.state, jest.getTimerCount()]).toEqual([EMPTY, 0]);
  const ids = Array.from({ length: 200 }, (_, index) => `id-${index % 150}`);
  const taken = await Promise.all(ids.map((id) => queue.accept(id)));
  expect(taken.filter(Boolean)).toHaveLength(150);
  await waitForBuild(queue, 5_000);
  builds[0]?.end();
  await waitUntil(() => queue.state.lastBuild !== null);
  const remembered = Object.fromEntries(ids.map((id) => [id, Date.now() - 5_000]));
  expect(queue.state).toEqual({ ...EMPTY, ...BUILT, taken: remembered });
  expect(await queue.accept("id-1")).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(queue.state);
});

test("changes that never pause are built after a minute", async () => {
  const queue = openQueue();
  for (let seconds = 0; seconds < 56; seconds += 4) {
    await queue.requestBuild();
    await jest.advanceTimersByTimeAsync(4_000);
  }
  await queue.requestBuild();
  await waitForBuild(queue, 4_000);
});

test("deliveries during a build start exactly one more", async () => {
  const queue = await startBuilding();
  await Promise.all([queue.accept("a"), queue.accept("b"), queue.accept("c")]);
  expect(jest.getTimerCount()).toBe(0);
  await jest.advanceTimersByTimeAsync(600_000);
  builds[0]?.end();
  await waitForBuild(queue, 0);
  builds[1]?.end();
  await waitUntil(() => queue.state.buildingSince === null);
  expect(await queue.accept("a")).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

test("a failed build is retried with growing delays, and its cause is stored", async () => {
  const queue = await startBuilding();
  const first = Date.now();
  const pending = { first: first - 5_000, latest: first - 5_000 };
  for (const [index, seconds] of [30, 60, 120, 240, 480, 900, 900].entries()) {
    const message = `GET /api/blogs returned 50${index}`;
    builds[index]?.fail(new Error(message));
    await waitForPlan();
    const nextTry = Date.now() + seconds * 1_000;
    const lastError = { at: Date.now(), message };
    expect(queue.state).toEqual({ ...EMPTY, pending, failures: index + 1, nextTry, lastError });
    await waitForBuild(queue, seconds * 1_000);
  }
  builds[7]?.end();
  await waitUntil(() => queue.state.lastBuild !== null);
  expect(queue.state).toEqual({ ...EMPTY, ...BUILT });
  expect(events.map(({ event }) => event)).toEqual([...Array(7).fill("failed"), "built"]);
});

test("a change does not wait for the next retry of a failed build", async () => {
  const queue = await startBuilding();
  builds[0]?.fail(new Error("broken"));
  await waitForPlan();
  await jest.advanceTimersByTimeAsync(20_000);
  await queue.accept("the fix");
  expect(queue.state).toMatchObject({ failures: 1, nextTry: null, pending: createChange() });
  await waitForBuild(queue, 5_000);
  // Neither does one during the failing build.
  await queue.accept("a fix of the fix");
  const pending = createChange();
  builds[1]?.fail(new Error("broken again"));
  await waitForPlan();
  expect(queue.state).toMatchObject({ failures: 2, nextTry: null, pending });
  await waitForBuild(queue, 5_000);
});

const createChange = () => ({ first: Date.now(), latest: Date.now() });

const NUMBERED = Array.from({ length: 9 }, (_, index) => `line ${index}`);
const createFailure = (...lines: string[]) => new UserFacingError("Failed.", lines);
test.each([
  [createFailure("a", "an Error", "c", "d", "e"), "Failed.\nan Error\nc\nd\ne"],
  [createFailure(...NUMBERED), "Failed.\nline 6\nline 7\nline 8"],
  [createFailure("error", ...NUMBERED), `Failed.\nerror\n${NUMBERED.slice(0, 6).join("\n")}`],
  [new Error("x".repeat(900)), "x".repeat(800)],
])("the stored cause is short (%#)", async (error, message) => {
  const queue = await startBuilding();
  builds[0]?.fail(error);
  await waitUntil(() => queue.state.lastError !== null);
  expect(queue.state.lastError?.message).toBe(message);
});

test("ids are remembered for a day, the latest ten thousand of them", async () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `id-${index}`);
  const listRemembered = async (taken: object) => {
    writeFileSync(file, JSON.stringify({ taken }));
    const queue = openQueue();
    await queue.accept("new");
    await queue.close();
    return Object.keys(queue.state.taken);
  };
  const recent = Object.fromEntries(many.map((id) => [id, Date.now()]));
  expect(await listRemembered(recent)).toEqual([...many.slice(1), "new"]);
  const aged = { old: Date.now() - 86_400_001, late: Date.now() - 86_400_000 };
  expect(await listRemembered(aged)).toEqual(["late", "new"]);
});

test("a build that stops with the process is not a failure, and no build follows", async () => {
  const queue = await startBuilding();
  const closed = queue.close();
  builds[0]?.fail(new Error("ended"));
  await closed;
  await queue.requestBuild();
  expect(jest.getTimerCount()).toBe(0);
  expect(events).toEqual([]);
  expect(queue.state.buildingSince).not.toBeNull();
});

test("logs a state that cannot be written after a build", async () => {
  await startBuilding();
  mkdirSync(`${file}.next`);
  builds[0]?.end();
  await waitUntil(() => events.length === 2);
  expect(events).toMatchObject([
    { event: "built", result: RESULT },
    { event: "unsaved", error: { code: "EISDIR" } },
  ]);
});

test("a delivery survives the end of the process, before and during its build", async () => {
  const first = openQueue();
  await first.accept("one");
  await first.close();
  expect(jest.getTimerCount()).toBe(0);
  const second = openQueue();
  expect(await second.accept("one")).toBe(false);
  await waitForBuild(second, 5_000);
  // After a kill the file still has a running build.
  const third = openQueue();
  expect(third.state).toMatchObject({ pending: createChange(), buildingSince: null });
  await waitForBuild(third, 5_000);
});

test("a failed build from scratch stays one if a change arrived during it", async () => {
  const queue = openQueue();
  await queue.requestBuild({ fromScratch: true });
  await waitForBuild(queue, 5_000);
  await queue.requestBuild();
  builds[0]?.fail(new Error("x"));
  await waitUntil(() => queue.state.pending?.fromScratch === true);
});

test.each([
  [null, 5_000],
  [3_600_000, 900_000],
])("a clock that was set back does not delay a build: with next try %s", async (inMs, waits) => {
  const ahead = Date.now() + 3_600_000;
  const pending = { first: ahead, latest: ahead };
  writeFileSync(file, JSON.stringify({ pending, nextTry: inMs && Date.now() + inMs }));
  await waitForBuild(openQueue(), waits);
});

test("after an unrecorded delivery the next one is recorded", async () => {
  const queue = openQueue();
  // A folder in place of the state's temporary file makes saving fail, like a full disk.
  mkdirSync(`${file}.next`);
  await expect(queue.accept("lost")).rejects.toThrow();
  await expect(queue.requestBuild()).rejects.toThrow();
  rmSync(`${file}.next`, { recursive: true });
  expect(await queue.accept("kept")).toBe(true);
  expect(readFileSync(file, "utf8")).toContain("kept");
});

const createRecordChange = (id: string, verb = "edited"): Change => ({
  ...{ id, title: "A", collection: "IPOs", verb, by: "asha@firm.example" },
});

test("EDT-70 the latest change of each record waits for a release, over failures and restarts", async () => {
  const queue = openQueue();
  await queue.accept("1", undefined, createRecordChange("7", "added"));
  await queue.accept("2", undefined, createRecordChange("7"));
  await waitForBuild(queue, 5_000);
  await queue.accept("3", undefined, createRecordChange("8"));
  builds[0]?.fail(new Error("broken"));
  await waitForBuild(queue, 5_000);
  const both = [createRecordChange("7"), createRecordChange("8")];
  expect(builds.map(({ changes }) => changes)).toEqual([both.slice(0, 1), both]);
  // As after a kill.
  const next = openQueue();
  await waitForBuild(next, 5_000);
  await next.accept("4", undefined, createRecordChange("9"));
  builds[2]?.end();
  await waitForBuild(next, 5_000);
  expect(builds.slice(2).map(({ changes }) => changes)).toEqual([both, [createRecordChange("9")]]);
});

test("EDT-71 a hold ends at its time, also after a restart", async () => {
  await openQueue().recordHold(Date.now() + 60_000);
  const restarted = openQueue();
  await jest.advanceTimersByTimeAsync(59_999);
  expect(restarted.isHeld).toBe(true);
  await jest.advanceTimersByTimeAsync(1);
  expect(restarted.isHeld).toBe(false);
});
