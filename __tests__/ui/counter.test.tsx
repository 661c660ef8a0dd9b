/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { Counter } from "../../src/ui/counter";
import { countAt } from "../../src/ui/use-count-up";
import { installMatchMedia } from "./media-double";
import { installViewport } from "./viewport-double";

const running = (container: HTMLElement) => container.querySelector("[aria-hidden]");
const box = (container: HTMLElement) => container.firstElementChild ?? document.body;

let viewport: ReturnType<typeof installViewport>;

beforeEach(() => {
  jest.useFakeTimers();
  installMatchMedia(() => false);
  viewport = installViewport();
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe("Counter", () => {
  it("HOM-06 counts from 0 to its value in two seconds once it is in the centre", () => {
    const { container } = render(<Counter to={75} suffix="K+" />);
    pass(5_000);
    expect(running(container)).toHaveTextContent("0K+");
    viewport.place(box(container), true);
    pass(1_000);
    const half = parseInt(running(container)?.textContent ?? "", 10);
    expect(half).toBeGreaterThan(37);
    expect(half).toBeLessThan(75);
    pass(900);
    expect(running(container)).not.toBeNull();
    pass(150);
    expect(running(container)).toBeNull();
    expect(container).toHaveTextContent(/^75K\+$/);
  });

  it("HOM-06 counts as well where the page opens below it", () => {
    const { container } = render(<Counter to={9} />);
    viewport.place(box(container), false, -500);
    pass(2_100);
    expect(running(container)).toBeNull();
  });

  it("HOM-06 waits while it is below the centre", () => {
    const { container } = render(<Counter to={9} />);
    viewport.place(box(container), false, 900);
    pass(2_100);
    expect(running(container)).toHaveTextContent("0");
  });

  it("HOM-06 says its value once without script and under reduced motion", () => {
    expect(renderToString(<Counter to={4.9} decimals={1} />)).toMatch(/>4\.9<\/span><\/span>$/);
    installMatchMedia((query) => query.includes("reduce"));
    const { container } = render(<Counter to={151000} />);
    expect(container).toHaveTextContent(/^1,51,000$/);
  });

  it("never shows more than its value", () => {
    expect([0, 0.5, 1].map((progress) => Math.round(countAt(progress, 100)))).toEqual([0, 88, 100]);
  });
});
