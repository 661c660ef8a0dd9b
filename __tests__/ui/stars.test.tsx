/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { starParts, Stars } from "../../src/ui/stars";
import { installViewport } from "./viewport-double";

describe("Stars", () => {
  let viewport: ReturnType<typeof installViewport>;
  beforeEach(() => {
    viewport = installViewport();
  });

  it("HOM-06 colours four stars of 4.9 in full and the fifth in part", () => {
    expect(starParts(4.9)).toEqual([1, 1, 1, 1, 0.9]);
    render(<Stars value={4.9} />);
    const row = screen.getByRole("img", { name: "4.9 out of 5 stars" });
    const widths = [...row.querySelectorAll("svg")].map((part) => part.getAttribute("width"));
    expect(widths.slice(0, 4)).toEqual(["24", "24", "24", "24"]);
    expect(Number(widths[4])).toBeCloseTo(16.92);
  });

  it.each([
    [0, [0, 0, 0, 0, 0]],
    [2.5, [1, 1, 0.5, 0, 0]],
    [7, [1, 1, 1, 1, 1]],
    [-1, [0, 0, 0, 0, 0]],
  ])("keeps %s within five stars", (value, parts) => {
    expect(starParts(value)).toEqual(parts);
  });

  it("HOM-06 appear one after another at the centre, and stand still without script", () => {
    expect(renderToString(<Stars value={4.9} appear />)).not.toContain("data-appear");
    render(<Stars value={4.9} appear />);
    const row = screen.getByRole("img");
    expect(row).toHaveAttribute("data-appear", "waiting");
    viewport.place(row, true);
    expect(row).toHaveAttribute("data-appear", "now");
  });
});
