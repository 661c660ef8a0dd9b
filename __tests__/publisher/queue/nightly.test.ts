import { runEveryNight, computeMsUntilNight } from "../../../publisher/queue/poll";

const HOUR = 60 * 60_000;

test.each([
  ["2026-11-22T20:30:00Z", 1],
  ["2026-11-22T21:30:00Z", 24],
  ["2026-11-22T22:00:00Z", 23.5],
  ["2026-11-23T00:00:00Z", 21.5],
  ["1969-12-31T00:00:00Z", 21.5],
])("BLD-05 at %s it is %d hours until three in the morning in India", (now, hours) => {
  expect(computeMsUntilNight(Date.parse(now)) / HOUR).toBe(hours);
});

test.each([0, 1])(
  "BLD-05 work runs once each night until it is stopped, even if timers fire %d ms early",
  (early) => {
    jest.useFakeTimers({ now: Date.parse("2026-11-22T20:30:00Z") });
    let nights = 0;
    const end = runEveryNight(() => (nights += 1));
    const clock = Date.now;
    jest.spyOn(Date, "now").mockImplementation(() => clock() - early);
    jest.advanceTimersByTime(23 * HOUR);
    expect(nights).toBe(1);
    jest.advanceTimersByTime(2 * 24 * HOUR);
    expect(nights).toBe(3);
    end();
    jest.advanceTimersByTime(24 * HOUR);
    expect(nights).toBe(3);
    jest.restoreAllMocks();
    jest.useRealTimers();
  },
);
