import { resources, type ResourceName } from "../../src/shared/contract/resources";
import { createClient, watchResource, type Snapshot } from "../../src/live/apollo";
import { LIVE_RECORDS } from "../support/live-records";
import { toJson, createTestNetwork, waitForAbort } from "./responses";

/** Faults that make a call's response unusable. */
const FAILURES = ["refused", "silence", "500", "429", "truncated", "not JSON", "shape"] as const;
type Failure = (typeof FAILURES)[number];

/** Text with markup, which pages must show as text and never run. */
const HTML_TEXT = `<b>bold</b><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>`;

/** Returns a record with {@link HTML_TEXT} in all texts. */
function fillWithHtml(record: unknown): unknown {
  if (typeof record === "string") return HTML_TEXT;
  if (Array.isArray(record)) return record.map(fillWithHtml);
  if (typeof record !== "object" || record === null) return record;
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, fillWithHtml(value)]),
  );
}

/** Returns copies of a record, each without one of its fields. */
function omitEachField(record: Record<string, unknown>): Record<string, unknown>[] {
  return Object.keys(record).map((omitted) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => key !== omitted)),
  );
}

// Every call of an open page, with every kind of failure.

const { network, logged } = createTestNetwork();

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const toResponse = (body: string, type: string) =>
  new Response(body, { headers: { "content-type": type } });

const failing: Record<Failure, (init?: RequestInit) => Promise<Response>> = {
  refused: () => Promise.reject(new TypeError("Failed to fetch")),
  silence: (init) => waitForAbort(init?.signal),
  "500": async () => toJson({ message: "broken" }, { status: 500 }),
  "429": async () => toJson({ message: "slow down" }, { status: 429 }),
  truncated: async () => toResponse('{"data":[{"_id":"1","na', "application/json"),
  "not JSON": async () => toResponse("<!doctype html><title>Sign in</title>", "text/html"),
  shape: async () => toJson("maintenance"),
};

/** Temporary failures are tried three times, others once. */
const countTries = (failure: Failure) => (["refused", "500", "429"].includes(failure) ? 3 : 1);

const calls = Object.keys(resources) as ResourceName[];
const createBody = (name: ResourceName, records: unknown[]) =>
  (LIVE_RECORDS[name].toBody ?? ((list: unknown[]) => list))(records);

/** Watches a resource and returns its final state. */
function watchCall(name: ResourceName) {
  let shown: Snapshot<unknown> = { state: "waiting", response: null };
  const { retry } = watchResource(name, (next) => (shown = next), createClient());
  const readSettled = async () => {
    await jest.advanceTimersByTimeAsync(20_000);
    const data = shown.response?.data ?? null;
    return { ...shown, data, text: JSON.stringify(data) };
  };
  return { retry, readSettled };
}

/** Responds with these records or this body. Returns the final state. */
async function readAll(name: ResourceName, records: unknown[], body = createBody(name, records)) {
  network.mockImplementation(async () => toJson(body));
  return watchCall(name).readSettled();
}

test.each(calls.flatMap((name) => FAILURES.map((failure) => [name, failure] as const)))(
  "BLD-03 %s: %s is an error that is logged once, and a retry shows the data",
  async (name, failure) => {
    network.mockImplementation((_, init) => failing[failure](init));
    const { retry, readSettled } = watchCall(name);
    expect(await readSettled()).toMatchObject({ state: "error", data: null });
    expect(network).toHaveBeenCalledTimes(countTries(failure));
    expect(logged.mock.calls).toEqual([[resources[name].failure, expect.anything()]]);
    network.mockImplementation(async () =>
      toJson(createBody(name, [LIVE_RECORDS[name].record(1)])),
    );
    retry();
    const { state, text } = await readSettled();
    expect([state, text]).toEqual(["ready", expect.stringContaining("Sample 1")]);
  },
);

test.each(calls)("BLD-03 %s: a response without records is no failure", async (name) => {
  const { state, text } = await readAll(name, [], LIVE_RECORDS[name].none);
  expect(state).toBe("ready");
  expect(text).not.toContain("Sample");
  expect(logged).not.toHaveBeenCalled();
});

test.each(calls)(
  "API-02 %s: a record that lacks a field is read, or skipped and logged",
  async (name) => {
    const { record, single, required = [] } = LIVE_RECORDS[name];
    const variants = omitEachField(record(1));
    if (single) {
      for (const variant of variants) expect((await readAll(name, [variant])).state).toBe("ready");
      return;
    }
    const { state, text } = await readAll(name, [...variants, record(2)]);
    expect([state, text]).toEqual(["ready", expect.stringContaining("Sample")]);
    const warnings = logged.mock.calls.filter(([line]) =>
      /record \d+ skipped: field/.test(String(line)),
    );
    expect(warnings).toHaveLength(required.length);
    expect(logged.mock.calls).toEqual(warnings);
  },
);

// Records of addresses only: markup is no address.
const PICTURES: ResourceName[] = ["carousel", "smallCarousel", "event"];

test.each(calls)("API-03 %s: markup in a text stays text", async (name) => {
  const { state, text } = await readAll(name, [fillWithHtml(LIVE_RECORDS[name].record(1))]);
  expect(state).toBe("ready");
  const isShown = text.includes(JSON.stringify(HTML_TEXT).slice(1, -1));
  expect(isShown).toBe(!PICTURES.includes(name));
});
