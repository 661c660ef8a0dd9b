/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { useToday } from "../../src/ui/use-today";

afterEach(() => jest.useRealTimers());

test("IPO-07 an open page notices the next day in India", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T23:58:00+05:30") });
  const { result } = renderHook(() => useToday("2026-11-30"));
  expect(result.current).toBe("2026-12-01");
  act(() => void jest.advanceTimersByTime(5 * 60_000));
  expect(result.current).toBe("2026-12-02");
});

test("IPO-07 a page notices the day when it is shown again", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T12:00:00+05:30") });
  const { result } = renderHook(() => useToday("2026-11-30"));
  act(() => {
    jest.setSystemTime(new Date("2026-12-03T12:00:00+05:30"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(result.current).toBe("2026-12-03");
});

test("IPO-07 an open page notices an hour at which issues close", () => {
  jest.useFakeTimers({ now: new Date("2026-12-01T15:59:00+05:30") });
  const hours = ["16:00", "17:00"];
  const { result } = renderHook(() => useToday("2026-11-30", hours));
  expect(result.current).toBe("2026-12-01");
  act(() => void jest.advanceTimersByTime(90_000));
  expect(result.current).toBe("2026-12-01T16:00");
});
