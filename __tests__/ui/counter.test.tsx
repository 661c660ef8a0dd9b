/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { Counter, computeCount } from "../../src/ui/counter";
import { installMatchMedia } from "./media-double";

test("HOM-06 a counter runs even if the page opens below it", () => {
  jest.useFakeTimers();
  installMatchMedia(() => false);
  // jsdom has no layout: the observer reports its target above the viewport.
  const above = { isIntersecting: false, boundingClientRect: { bottom: -490 } };
  const createObserver = (report: (entries: unknown[]) => void) => ({
    observe: () => report([above]),
    disconnect: () => undefined,
  });
  Object.assign(window, { IntersectionObserver: jest.fn(createObserver) });
  const { container } = render(<Counter to={9} />);
  expect(container.querySelector("[aria-hidden]")).not.toBeNull();
  act(() => jest.advanceTimersByTime(2_100));
  expect(container.querySelector("[aria-hidden]")).toBeNull();
  jest.useRealTimers();
});

test("a counter never shows more than its value", () => {
  expect([0, 0.5, 1].map((progress) => Math.round(computeCount(progress, 100)))).toEqual([
    0, 88, 100,
  ]);
});
