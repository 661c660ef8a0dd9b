import { pollContentVersion } from "../../../publisher/queue/poll";

const [network, onBehind] = [jest.fn(), jest.fn()];
let isBusy = false;
const startPoll = (everyMs: number, getNewest = () => "v1") =>
  pollContentVersion({
    ...{ apiHost: "http://api", everyMs, getNewest },
    isBusy: () => isBusy,
    onBehind,
  });

/** Not a Response, because reading one needs timers, which a stopped clock lacks. */
const mockVersion = (version: string, status = 200) =>
  network.mockResolvedValue({ ok: status === 200, json: async () => ({ version }) });

beforeEach(() => {
  jest.useFakeTimers();
  globalThis.fetch = network;
});
afterEach(() => jest.useRealTimers());

test("BLD-05 the poll reports each unpublished version once, until it ends", async () => {
  mockVersion("v1");
  const end = startPoll(60_000);
  await jest.advanceTimersByTimeAsync(59_999);
  expect(network.mock.calls).toEqual([["http://api/api/content-version", expect.anything()]]);
  await jest.advanceTimersByTimeAsync(1);
  const callsPerPoll: number[] = [];
  for (const version of ["", "v2", "v2", "v1", "v3"]) {
    for (const status of [500, 200]) {
      mockVersion(version, status);
      await jest.advanceTimersByTimeAsync(60_000);
      callsPerPoll.push(onBehind.mock.calls.length);
    }
  }
  expect(callsPerPoll).toEqual([0, 0, 0, 1, 1, 1, 1, 1, 1, 2]);
  expect(network).toHaveBeenCalledTimes(12);
  end();
  expect(jest.getTimerCount()).toBe(0);
});

test("BLD-05 reports a change during a build only if the build did not include it", async () => {
  onBehind.mockClear();
  mockVersion("v2");
  isBusy = true;
  const end = startPoll(60_000);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onBehind).not.toHaveBeenCalled();
  isBusy = false;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(onBehind).toHaveBeenCalledTimes(1);
  end();
});

test("BLD-08 reports a response missing from the newest release again after every ten polls", async () => {
  onBehind.mockClear();
  mockVersion("v1");
  let newest = "v1 without jobs";
  const end = startPoll(60_000, () => newest);
  const countCalls = async (polls: number) => {
    await jest.advanceTimersByTimeAsync(polls * 60_000);
    return onBehind.mock.calls.length;
  };
  expect([
    await countCalls(0),
    await countCalls(9),
    await countCalls(1),
    await countCalls(9),
    await countCalls(1),
  ]).toEqual([1, 1, 2, 2, 3]);
  newest = "v1";
  expect(await countCalls(30)).toBe(3);
  end();
});

test("an interval of 0 disables the poll", () => {
  network.mockClear();
  startPoll(0)();
  expect([network.mock.calls, jest.getTimerCount()]).toEqual([[], 0]);
});
