import { readClientAddress, RateLimit } from "../../cms/src/lib/rate-limit";
import { isLoopback } from "../../src/shared/node/is-loopback";

const MINUTE = 60_000;

let now: number;
beforeEach(() => (now = 0));

const createLimit = (...windows: [max: number, minutes: number][]) =>
  new RateLimit(
    windows.map(([max, minutes]) => ({ max, ms: minutes * MINUTE })),
    () => now,
  );

test("FRM-03 an address gets its quota, then the seconds until the next request", () => {
  const limit = createLimit([2, 10]);
  expect(limit.acquire("a").ok).toBe(true);
  now += MINUTE;
  expect(limit.acquire("a").ok).toBe(true);
  expect(limit.acquire("a")).toEqual({ ok: false, retryAfter: 9 * 60 });
  expect(limit.acquire("b").ok).toBe(true);
  now += 9 * MINUTE;
  expect(limit.acquire("a").ok).toBe(true);
  expect(limit.acquire("a")).toEqual({ ok: false, retryAfter: 60 });
});

test("the longer wait of two windows counts", () => {
  const limit = createLimit([1, 1], [2, 60]);
  limit.acquire("a");
  now += MINUTE;
  limit.acquire("a");
  expect(limit.acquire("a")).toEqual({ ok: false, retryAfter: 59 * 60 });
});

test("a released turn can be acquired again, once", () => {
  const limit = createLimit([1, 1]);
  const turn = limit.acquire("a");
  if (turn.ok) turn.release();
  expect(limit.acquire("a").ok).toBe(true);
  expect(limit.acquire("a").ok).toBe(false);
});

test("zero means no limit", () => {
  const limit = createLimit([0, 1]);
  for (let call = 0; call < 100; call += 1) expect(limit.acquire("a").ok).toBe(true);
});

test("memory stays bounded with any number of callers", () => {
  const limit = createLimit([1, 1]);
  for (let caller = 0; caller <= 20_000; caller += 1) limit.acquire(String(caller));
  expect(limit.acquire("0").ok).toBe(true);
  expect(limit.acquire("20000").ok).toBe(false);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("the address %s is counted as %s", (address, caller) => {
  expect(readClientAddress(new Headers({ "x-forwarded-for": address }))).toBe(caller);
});

test.each([
  ["127.0.0.1", true],
  ["::1", true],
  ["203.0.113.7", false],
  ["", false],
])("the address %s is on this machine: %s", (address, isOwn) => {
  expect(isLoopback(address)).toBe(isOwn);
});
