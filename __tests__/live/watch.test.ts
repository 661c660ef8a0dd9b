import { createClient, watchResource, type Snapshot } from "../../src/live/apollo";
import { toJob, toJson, createTestNetwork, waitForAbort } from "./responses";

const { network, logged } = createTestNetwork();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Math, "random").mockReturnValue(0.5);
});
afterEach(() => jest.useRealTimers());

/** Watches jobs, by default with a new client, and records the states. */
function watchJobs(client = createClient()) {
  const shown: Snapshot<unknown>[] = [];
  const { retry, stop } = watchResource("jobs", (snapshot) => shown.push(snapshot), client);
  return { shown, retry, stop, last: () => shown.at(-1), client };
}

const passTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test("BLD-03 a response is read by the contract before it reaches the cache", async () => {
  network.mockResolvedValue(toJson({ data: [toJob({ extra: 1 })] }));
  const { shown, last, client } = watchJobs();
  await passTime(0);
  expect(network.mock.calls[0]?.[0]).toBe("/api/jobs");
  expect(shown.map(({ state }) => state)).toEqual(["loading", "ready"]);
  const [read] = (last()?.response?.data ?? []) as { type: string }[];
  expect(read).toMatchObject({ id: "1", type: "Full-time" });
  expect(read).not.toHaveProperty("extra");
  expect(JSON.stringify(client.cache.extract())).not.toContain("extra");
});

test("BLD-03 a second visit shows cached data while it refetches", async () => {
  network.mockImplementation(async () => toJson({ data: [toJob()] }));
  const first = watchJobs();
  await passTime(0);
  first.stop();
  const second = watchJobs(first.client);
  await passTime(0);
  expect(second.shown[0]).toMatchObject({ state: "loading", response: { data: [{ id: "1" }] } });
  expect(second.last()).toMatchObject({ state: "ready" });
  expect(network).toHaveBeenCalledTimes(2);
});

test.each([
  ["silence", (signal?: AbortSignal | null) => waitForAbort(signal)],
  ["a body cut halfway", async (signal?: AbortSignal | null) => new Response(createHalf(signal))],
])("BLD-03 %s is an error after 12 s, and is not retried", async (_, respond) => {
  network.mockImplementation((_address, init) => respond(init?.signal));
  const { last } = watchJobs();
  await passTime(11_999);
  expect(last()).toMatchObject({ state: "loading" });
  await passTime(1);
  const error = { message: "/api/jobs took over 12000 ms" };
  expect(last()).toMatchObject({ state: "error", error });
  await passTime(60_000);
  expect(network).toHaveBeenCalledTimes(1);
});

function createHalf(signal?: AbortSignal | null) {
  return new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"data":['));
      // A browser's error of an aborted body, whatever the signal's reason.
      const given = new DOMException("The user aborted a request.", "AbortError");
      signal?.addEventListener("abort", () => controller.error(given));
    },
  });
}

test("BLD-03 aborts a call without observers", async () => {
  network.mockImplementation((_, init) => waitForAbort(init?.signal));
  const { shown, stop } = watchJobs();
  await passTime(0);
  const before = shown.length;
  stop();
  await passTime(0);
  expect(network.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  await passTime(20_000);
  expect(shown).toHaveLength(before);
});

test("BLD-03 leaving between two tries cancels the next one", async () => {
  network.mockImplementation(async () => toJson({}, { status: 503 }));
  const { stop } = watchJobs();
  await passTime(0);
  stop();
  await passTime(20_000);
  expect(network).toHaveBeenCalledTimes(1);
});

test("BLD-03 tries a failing call three times, with growing delays, then shows an error", async () => {
  network.mockImplementation(async () => toJson({}, { status: 500 }));
  const { shown } = watchJobs();
  for (const [ms, tries] of [
    [374, 1],
    [1, 2],
    [749, 2],
    [1, 3],
    [60_000, 3],
  ] as const) {
    await passTime(ms);
    expect(network).toHaveBeenCalledTimes(tries);
  }
  expect(shown.map(({ state }) => state)).toEqual(["loading", "error"]);
});

test.each([
  ["seconds", "2"],
  ["a date", () => new Date(Date.now() + 2_000).toUTCString()],
])("BLD-03 Retry-After as %s is honoured", async (_, value) => {
  jest.setSystemTime(new Date("2026-11-02T09:00:00Z"));
  const after = typeof value === "string" ? value : value();
  network
    .mockResolvedValueOnce(toJson({}, { status: 429, headers: { "retry-after": after } }))
    .mockResolvedValueOnce(toJson([toJob()]));
  const { last } = watchJobs();
  await passTime(1_999);
  expect(network).toHaveBeenCalledTimes(1);
  await passTime(500);
  expect(last()).toMatchObject({ state: "ready" });
});

test.each([
  ["a Retry-After beyond 5 s", 503, { "retry-after": "3600" }],
  ["a 404", 404, {}],
])("BLD-03 %s is an error without another try", async (_, status, headers) => {
  network.mockResolvedValue(toJson({}, { status, headers }));
  const { last } = watchJobs();
  await passTime(60_000);
  expect(last()).toMatchObject({ state: "error", error: { status } });
  expect(network).toHaveBeenCalledTimes(1);
});

test("BLD-03 retry sends the request again, and data stays through an error", async () => {
  network
    .mockResolvedValueOnce(toJson([toJob()]))
    .mockResolvedValueOnce(toJson({}, { status: 404 }));
  const { shown, retry, last } = watchJobs();
  await passTime(0);
  retry();
  await passTime(0);
  expect(last()).toMatchObject({ state: "error", response: { data: [{ id: "1" }] } });
  network.mockResolvedValueOnce(toJson([toJob(), toJob({ _id: "2" })]));
  retry();
  await passTime(0);
  const states = shown.map(({ state }) => state).join(" ");
  expect(states).toBe("loading ready loading error loading ready");
  expect(last()?.response?.data).toHaveLength(2);
});

test("API-07 a response has its time; a snapshot has the time it was stored at", async () => {
  jest.setSystemTime(new Date("2026-11-22T09:40:00Z"));
  network.mockResolvedValueOnce(toJson([toJob()]));
  const { last, retry } = watchJobs();
  await passTime(0);
  expect(last()?.response).toMatchObject({ at: "2026-11-22T09:40:00.000Z", isStale: false });
  const at = "2026-11-22T04:05:06.000Z";
  network.mockResolvedValueOnce(toJson([], { headers: { "snapshot-at": at } }));
  retry();
  await passTime(0);
  expect(last()).toMatchObject({ state: "ready", response: { data: [], at, isStale: true } });
});

test("API-02 unreadable records are skipped and reported, the first ten by name", async () => {
  const broken = Array.from({ length: 5_000 }, () => ({ title: "no id" }));
  network.mockResolvedValue(toJson([toJob(), ...broken]));
  const { last } = watchJobs();
  await passTime(0);
  expect(last()?.response?.data).toHaveLength(1);
  expect(logged.mock.calls).toHaveLength(11);
  expect(logged.mock.calls[0]?.[0]).toMatch(/^GET \/api\/jobs: record 1 skipped: field "_id"/);
  expect(logged.mock.calls[10]?.[0]).toBe("GET /api/jobs: 4990 more records skipped");
  logged.mockClear();
  network.mockResolvedValue(toJson(broken.slice(0, 10)));
  watchJobs();
  await passTime(0);
  expect(logged).toHaveBeenCalledTimes(10);
});

test("MED-01 a message never contains the key of a video search", async () => {
  network.mockResolvedValue(toJson({}, { status: 403 }));
  const shown: Snapshot<unknown>[] = [];
  watchResource("videos", (snapshot) => shown.push(snapshot), createClient());
  await passTime(0);
  expect(network.mock.calls[0]?.[0]).toContain("/api/videos/search?");
  expect(String(shown.at(-1)?.error)).toBe("ResponseError: /api/videos/search returned 403");
});
