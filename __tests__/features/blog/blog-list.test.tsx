/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { configure, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { BlogListView } from "../../../src/features/blog/blog-list-view";
import { navigate, prefetchPathname } from "../../ui/gatsby-double";
import { sampleCard } from "./sample";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

// jsdom has no viewport: what only wide screens show counts as hidden there.
configure({ defaultHidden: true });

const ipoGuides = { name: "IPO Guides", segment: "ipo-guides" };
const categories = [{ name: "Market Basics", segment: "market-basics" }, ipoGuides];
const list = {
  posts: [sampleCard()],
  categories,
  activeCategory: null,
  page: 1,
  totalPages: 4,
  total: 36,
};

describe("blog list", () => {
  it("BLG-01 has the heading 'Blog' and links the further pages", () => {
    render(<BlogListView {...list} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Blog$/);
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("href", "/blogs/page/2/");
  });

  it("BLG-01 links the further pages of a category", () => {
    render(<BlogListView {...list} activeCategory={ipoGuides} page={2} />);
    const link = (name: string) => screen.getByRole("link", { name });
    expect(link("Page 3")).toHaveAttribute("href", "/blogs/category/ipo-guides/page/3/");
    expect(link("Previous page")).toHaveAttribute("href", "/blogs/category/ipo-guides/");
  });

  it("BLG-02 lists the categories and 'Show All', the active one marked", () => {
    render(<BlogListView {...list} activeCategory={ipoGuides} />);
    const side = within(screen.getByLabelText("Categories"));
    expect(side.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Show All",
      "Market Basics",
      "IPO Guides",
    ]);
    expect(side.getByRole("link", { current: true })).toHaveTextContent("IPO Guides");
    expect(side.getByRole("link", { name: "Show All" })).toHaveAttribute("href", "/blogs/");
  });

  it("BLG-02 the dropdown leads to page 1 of the chosen category", async () => {
    render(<BlogListView {...list} page={3} />);
    const dropdown = screen.getByRole("combobox", { name: "Category" });
    expect(dropdown).toHaveDisplayValue("Show All");
    await userEvent.selectOptions(dropdown, "IPO Guides");
    expect(navigate).toHaveBeenCalledWith("/blogs/category/ipo-guides/");
  });

  it("BLG-03 says 'Showing N of T posts', with the category's name when filtered", () => {
    const { rerender } = render(<BlogListView {...list} />);
    expect(screen.getByText("Showing 1 of 36 posts")).toBeInTheDocument();
    rerender(<BlogListView {...list} activeCategory={ipoGuides} total={6} />);
    expect(screen.getByText("Showing 1 of 6 posts in IPO Guides")).toBeInTheDocument();
  });

  it("BLG-04 a card shows date, title, excerpt, category and author, and opens the post", () => {
    render(<BlogListView {...list} />);
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent("IPO Guides");
    expect(card).toHaveTextContent("Oct 05, 2026");
    expect(card).toHaveTextContent("A band names the lowest and the highest bid...");
    expect(card).toHaveTextContent("Read more...");
    expect(card).toHaveTextContent("By Sample Author");
    const link = within(card).getByRole("link", { name: "Price bands" });
    expect(link).toHaveAttribute("href", "/blog/price-bands/");
  });

  it("BLG-04 says so where a post has no category", () => {
    render(<BlogListView {...list} posts={[sampleCard({ category: null })]} />);
    expect(screen.getByRole("article")).toHaveTextContent("No keywords available");
  });

  it("BLG-05 shows 'Loading...' in the place of the cards", () => {
    render(<BlogListView {...list} loading />);
    expect(screen.getByRole("status")).toHaveTextContent("Loading...");
    expect(screen.queryByRole("article")).toBeNull();
    expect(screen.getByRole("button", { name: "Next page" })).toBeDisabled();
  });

  it("BLG-05 shows 'No blogs found' for an empty list", () => {
    render(<BlogListView {...list} posts={[]} total={0} totalPages={1} />);
    expect(screen.getByRole("heading", { name: "No blogs found" })).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your filters or check back later")).toBeInTheDocument();
  });

  it("fetches a post's page when the visitor points at it, not before", async () => {
    render(<BlogListView {...list} />);
    expect(prefetchPathname).not.toHaveBeenCalledWith("/blog/price-bands/");
    await userEvent.hover(screen.getByRole("link", { name: "Price bands" }));
    expect(prefetchPathname).toHaveBeenCalledWith("/blog/price-bands/");
  });
});
