/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { starParts, Stars } from "../../src/ui/stars";
import { installViewport } from "./viewport-double";

test.each([
  [0, [0, 0, 0, 0, 0]],
  [2.5, [1, 1, 0.5, 0, 0]],
  [4.9, [1, 1, 1, 1, 0.9]],
  [7, [1, 1, 1, 1, 1]],
  [-1, [0, 0, 0, 0, 0]],
])("HOM-06 %s colours its part of five stars", (value, parts) => {
  expect(starParts(value)).toEqual(parts);
});

test("HOM-06 stars appear at the centre, and stand still without script", () => {
  expect(renderToString(<Stars value={4.9} appear />)).not.toContain("data-appear");
  const viewport = installViewport();
  render(<Stars value={4.9} appear />);
  const row = screen.getByRole("img");
  expect(row).toHaveAttribute("data-appear", "waiting");
  viewport.place(row, true);
  expect(row).toHaveAttribute("data-appear", "now");
});
