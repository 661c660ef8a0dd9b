/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PostBody } from "../../../src/features/blog/post-body";

test("EDT-64 a page shows a text's alignment, in table cells too", () => {
  const row = '<tr><td>A</td><td data-align="right">B</td><td data-align="center">C</td></tr>';
  render(<PostBody html={`<table><tbody>${row}</tbody></table>`} />);
  const alignments = ["B", "C"].map((text) => getComputedStyle(screen.getByText(text)).textAlign);
  expect(alignments).toEqual(["end", "center"]);
});
