/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { breadcrumbItems } from "../../src/ui/breadcrumb-items";
import { Breadcrumbs } from "../../src/ui/breadcrumbs";

jest.mock("gatsby", () => jest.requireActual("./gatsby-double"));

const trail = [
  { label: "Home", path: "/" },
  { label: "FAQ", path: "/FAQ" },
];

it("links the way here and marks this page", () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["Home"]);
  expect(screen.getByText("FAQ")).toHaveAttribute("aria-current", "page");
});

it("gives the trail to search engines with absolute addresses and positions", () => {
  const list = breadcrumbItems(trail, (path) => `https://site.example${path}`);
  expect(list.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
    { "@type": "ListItem", position: 2, name: "FAQ", item: "https://site.example/FAQ" },
  ]);
});
