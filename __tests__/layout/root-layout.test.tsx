/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { NotFound } from "../../src/layout/not-found";
import { RootLayout } from "../../src/layout/root-layout";
import { installMatchMedia } from "../ui/media-double";

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

beforeAll(() => installMatchMedia(() => false));

describe("root layout", () => {
  it("LAY-05 has one header, one main landmark and one footer around the page", () => {
    render(
      <RootLayout path="/">
        <h1>A page</h1>
      </RootLayout>,
    );
    expect(screen.getAllByRole("main")).toHaveLength(1);
    expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
    expect(screen.getAllByRole("banner")).toHaveLength(1);
    expect(screen.getAllByRole("contentinfo")).toHaveLength(1);
  });

  it("LAY-05 meets the keyboard with a skip link to the main landmark", async () => {
    render(<RootLayout path="/">A page</RootLayout>);
    await userEvent.tab();
    const skip = screen.getByRole("link", { name: "Skip to main content" });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
  });

  it("ROU-06 an unknown path is met with ways on", () => {
    render(<NotFound />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Page not found");
    expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("link", { name: "Expert Advice" })).toBeInTheDocument();
  });
});
