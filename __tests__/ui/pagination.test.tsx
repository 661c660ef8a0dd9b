/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination } from "../../src/ui/pagination";
import { navigate } from "./gatsby-double";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

const pathOf = (page: number) => `/list/${page}/`;

test("BLG-03 in the middle shows the page ±2, first and last, and '...' for gaps", async () => {
  render(<Pagination page={6} totalPages={12} pathOf={pathOf} />);
  const list = screen.getByRole("list");
  expect(list).toHaveTextContent("1...45678...12");
  expect(within(list).getByRole("link", { current: "page" })).toHaveTextContent("6");
  await userEvent.click(within(list).getByRole("link", { name: "Page 8" }));
  expect(navigate).toHaveBeenCalledWith("/list/8/");
});
