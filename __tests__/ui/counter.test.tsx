/** @jest-environment jsdom */
import { act, render } from "@testing-library/react";
import { Counter, countAt } from "../../src/ui/counter";
import { installMatchMedia } from "./media-double";
import { installViewport } from "./viewport-double";

beforeEach(() => installMatchMedia(() => false));

test("HOM-06 a counter counts as well where the page opens below it", () => {
  jest.useFakeTimers();
  const viewport = installViewport();
  const { container } = render(<Counter to={9} />);
  viewport.place(container.firstElementChild ?? container, false, -500);
  act(() => jest.advanceTimersByTime(2_100));
  expect(container.querySelector("[aria-hidden]")).toBeNull();
  jest.useRealTimers();
});

test("a counter never shows more than its value", () => {
  expect([0, 0.5, 1].map((progress) => Math.round(countAt(progress, 100)))).toEqual([0, 88, 100]);
});
