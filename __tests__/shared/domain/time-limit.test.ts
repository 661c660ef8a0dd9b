import { limitTime } from "../../../src/shared/domain/time-limit";

/** Like fetch, rejects when aborted, with its own error. */
const waitForAbort = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new Error("given up")));
  });

const runLimited = <T>(run: (signal: AbortSignal) => Promise<T>, caller?: AbortSignal) =>
  limitTime(500, "too late", caller, run);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a timeout rejects with the limit's message", async () => {
  const ended = expect(runLimited(waitForAbort)).rejects.toThrow("too late");
  await jest.advanceTimersByTimeAsync(500);
  await ended;
});

test.each([0, 100])(
  "API-02 a call that ignores its signal ends at the limit, or when its caller aborts after %i ms",
  async (leftAfterMs) => {
    const caller = new AbortController();
    const ignoreAbort = () => new Promise<never>(() => undefined);
    const late = expect(runLimited(ignoreAbort)).rejects.toThrow("too late");
    const left = expect(runLimited(ignoreAbort, caller.signal)).rejects.toThrow("left");
    await jest.advanceTimersByTimeAsync(leftAfterMs);
    caller.abort(new Error("left"));
    await left;
    await jest.advanceTimersByTimeAsync(500);
    await late;
  },
);

test("an aborted caller ends the call with the caller's reason, even before the start", async () => {
  const caller = new AbortController();
  const run = jest.fn(waitForAbort);
  const ended = expect(runLimited(run, caller.signal)).rejects.toThrow("left");
  await jest.advanceTimersByTimeAsync(100);
  caller.abort(new Error("left"));
  await ended;
  await expect(runLimited(run, caller.signal)).rejects.toThrow("left");
  expect(run).toHaveBeenCalledTimes(1);
});

test("a result in time is returned, and no timer is left", async () => {
  await expect(runLimited(async () => 7)).resolves.toBe(7);
  await expect(runLimited(() => Promise.reject(new Error("refused")))).rejects.toThrow("refused");
  expect(jest.getTimerCount()).toBe(0);
});
