/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination } from "../../src/ui/pagination";
import { navigate } from "./gatsby-double";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

const pathOf = (page: number) => `/list/${page}/`;

function show(page: number, totalPages: number, loading = false) {
  render(<Pagination page={page} totalPages={totalPages} pathOf={pathOf} loading={loading} />);
  return screen.getByRole("navigation", { name: "Pagination" });
}

describe("pagination", () => {
  it("BLG-03 shows the current page ±2, first and last, and '...' for gaps", () => {
    const list = within(show(6, 12)).getByRole("list");
    expect(list).toHaveTextContent("1...45678...12");
    expect(within(list).getByRole("link", { current: "page" })).toHaveTextContent("6");
  });

  it("BLG-03 says 'Page X of Y'", () => {
    expect(show(2, 4)).toHaveTextContent("Page 2 of 4");
  });

  it("BLG-03 disables '<' on page 1", () => {
    show(1, 3);
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("href", "/list/2/");
  });

  it("BLG-03 disables '>' on the last page", () => {
    show(3, 3);
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/list/2/");
  });

  it("BLG-03 disables '<' and '>' while loading", () => {
    show(2, 3, true);
    expect(screen.getByRole("button", { name: "Previous page" })).toBeDisabled();
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  });

  it("goes to a page without loading the document anew", async () => {
    show(1, 3);
    await userEvent.click(screen.getByRole("link", { name: "Page 3" }));
    expect(navigate).toHaveBeenCalledWith("/list/3/");
  });
});
