/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { Pagination } from "../../src/ui/pagination";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

test("BLG-03 in the middle shows the page ±2, first and last, and '...' for gaps", () => {
  render(<Pagination page={6} totalPages={12} toPath={(page) => `/list/${page}/`} />);
  const list = screen.getByRole("list");
  expect(list).toHaveTextContent("1...45678...12");
  expect(within(list).getByRole("link", { current: "page" })).toHaveTextContent("6");
});
