/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { configure, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BlogListView } from "../../../src/features/blog/blog-list-view";
import { blogCardFields, type BlogCard } from "../../../src/shared/domain/blog";
import { prefetchPathname } from "../../ui/gatsby-double";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

// jsdom has no viewport, so elements of wide screens count as hidden.
configure({ defaultHidden: true });

const ipoGuides = { apiId: "2", name: "IPO Guides", segment: "ipo-guides" };
const noValues = Object.fromEntries(Object.keys(blogCardFields).map((name) => [name, null]));
const card = { ...noValues, segment: "price-bands", title: "Price bands" } as BlogCard;
const props = {
  list: { cards: [card], totalPages: 4, total: 36, loading: false },
  categories: [ipoGuides],
  active: null,
  page: 1,
};

const getLink = (name: string) => screen.getByRole("link", { name });

test("BLG-01, BLG-02 a category's list links to its own pages and is selected in the filter", () => {
  render(<BlogListView {...props} active={ipoGuides} page={2} />);
  expect(getLink("Page 3")).toHaveAttribute("href", "/blogs/category/ipo-guides/page/3/");
  expect(getLink("Previous page")).toHaveAttribute("href", "/blogs/category/ipo-guides/");
  expect(screen.getByRole("link", { current: true })).toHaveTextContent("IPO Guides");
  const filter = screen.getByRole("combobox", { name: "Category" });
  expect(filter).toHaveDisplayValue("IPO Guides");
  // Announced before a category is chosen (WCAG 3.2.2).
  expect(filter).toHaveAccessibleDescription("(opens as soon as you choose one)");
});

test("fetches a post's page when the visitor points at it, not before", async () => {
  render(<BlogListView {...props} />);
  expect(prefetchPathname).not.toHaveBeenCalledWith("/blog/price-bands/");
  await userEvent.hover(getLink("Price bands"));
  expect(prefetchPathname).toHaveBeenCalledWith("/blog/price-bands/");
});
