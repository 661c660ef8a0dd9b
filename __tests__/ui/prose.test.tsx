/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Prose } from "../../src/ui/prose";

test("PST-05 a picture without a paragraph is not wider than a phone's column", () => {
  render(<Prose dangerouslySetInnerHTML={{ __html: '<img alt="Chart" width="1600">' }} />);
  expect(getComputedStyle(screen.getByAltText("Chart")).maxWidth).toContain("100%");
});
