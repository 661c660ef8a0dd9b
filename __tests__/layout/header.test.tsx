/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { site } from "../../src/config/site";
import { isActivePath } from "../../src/layout/active-path";
import { Header } from "../../src/layout/header";
import { installModalDialog, pressEscape } from "../ui/dialog-double";
import { navigate } from "../ui/gatsby-double";

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

// jsdom has no viewport: what only wide screens show counts as hidden there.
configure({ defaultHidden: true });

beforeAll(installModalDialog);

const toggle = () => screen.getByRole("button", { name: "Products" });
const panel = () => document.getElementById(toggle().getAttribute("aria-controls") ?? "");
const isOpen = () => toggle().getAttribute("aria-expanded") === "true";
const mouse = { pointerType: "mouse" };

describe("header", () => {
  it("HDR-01 leads home from the logo", () => {
    render(<Header path="/blogs/" />);
    expect(screen.getByRole("link", { name: site.brand.product })).toHaveAttribute("href", "/");
  });

  it("HDR-02 offers the four products with title and description", () => {
    render(<Header path="/" />);
    const cards = [...(panel()?.querySelectorAll("a") ?? [])];
    expect(cards.map((card) => [card.getAttribute("href"), card.textContent])).toEqual([
      ["/expert-advice/", "Expert AdviceGet professional guidance"],
      ["/readymade-stockbox/", "ReadyMade StockboxPre-built portfolios"],
      ["/stock-screener", "Stock ScreenerFind perfect stocks"],
      ["/fii-dii-investments/", "Fii/dii InvestmentsMonitor market trends for better investments."],
    ]);
  });

  it("HDR-02 opens on hover, stays under a click, closes on leave", async () => {
    render(<Header path="/" />);
    await userEvent.hover(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.click(toggle());
    expect(isOpen()).toBe(true);
    await userEvent.unhover(toggle());
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it("HDR-02 closes after choosing", async () => {
    render(<Header path="/" />);
    await userEvent.hover(toggle());
    const card = panel()?.querySelector("a");
    if (!card) throw new Error("No card");
    await userEvent.click(card);
    expect(isOpen()).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/expert-advice/");
  });

  it("HDR-02 opens by keyboard and closes on Escape, giving focus back", async () => {
    render(<Header path="/" />);
    act(() => toggle().focus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(panel()?.querySelector("a")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
  });

  it("HDR-02 opens as focus arrives by keyboard, and Escape from a card does not open it again", async () => {
    render(<Header path="/" />);
    act(() => toggle().focus());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(false);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(panel()?.querySelector("a")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    expect(toggle()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it("HDR-02 closes when focus moves on", async () => {
    render(<Header path="/" />);
    act(() => toggle().focus());
    await userEvent.keyboard("{Enter}");
    act(() => screen.getByRole("link", { name: "Blogs" }).focus());
    expect(isOpen()).toBe(false);
  });

  it("HDR-02 a touch toggles without the hover that never ends", () => {
    render(<Header path="/" />);
    fireEvent.pointerEnter(toggle(), { pointerType: "touch" });
    expect(isOpen()).toBe(false);
    fireEvent.click(toggle(), { detail: 1 });
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body, mouse);
    expect(isOpen()).toBe(false);
  });

  it("HDR-03 shows Blogs, IPOs, SmallCase and Get Started", () => {
    render(<Header path="/" />);
    const main = within(screen.getByLabelText("Main"));
    expect(main.getByRole("link", { name: "Blogs" })).toHaveAttribute("href", "/blogs/");
    expect(main.getByRole("link", { name: "IPOs" })).toHaveAttribute("href", "/comapny-ipos");
    const outside = main.getByRole("link", { name: /^SmallCase/ });
    expect(outside).toHaveAttribute("href", site.links.smallcase);
    expect(outside).toHaveAttribute("target", "_blank");
    expect(outside).toHaveAttribute("rel", "noopener");
    expect(main.getByRole("link", { name: "Get Started" })).toHaveAttribute(
      "href",
      site.links.iosApp,
    );
  });

  it("HDR-04 marks the item whose path the current path contains", () => {
    render(<Header path="/blogs/page/2/" />);
    const main = within(screen.getByLabelText("Main"));
    expect(main.getByRole("link", { current: "page" })).toHaveTextContent("Blogs");
  });

  it.each([
    ["/comapny-ipos/", "/comapny-ipos", true],
    ["/blogs", "/blogs/", true],
    ["/blog/a-post/", "/blogs/", false],
    ["/", "/", true],
    ["/blogs/", "/", false],
  ])("HDR-04 on %s the item %s: active %s", (current, item, active) => {
    expect(isActivePath(current, item)).toBe(active);
  });
});

describe("mobile menu", () => {
  async function openMenu() {
    render(<Header path="/blogs/" />);
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    return screen.getByRole("dialog", { name: "Menu" });
  }

  it("HDR-05 holds the same items and a close button", async () => {
    const menu = within(await openMenu());
    expect(menu.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/",
      "/expert-advice/",
      "/readymade-stockbox/",
      "/stock-screener",
      "/fii-dii-investments/",
      "/blogs/",
      "/comapny-ipos",
      site.links.smallcase,
      site.links.iosApp,
    ]);
    await userEvent.click(menu.getByRole("button", { name: "Close menu" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("HDR-05 closes after choosing and goes there", async () => {
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole("link", { name: "IPOs" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(navigate).toHaveBeenCalledWith("/comapny-ipos");
  });

  it("HDR-05 closes on Escape", async () => {
    const dialog = await openMenu();
    act(() => pressEscape(dialog));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("HDR-05 keeps focus inside, both ways", async () => {
    const menu = within(await openMenu());
    const first = menu.getByRole("link", { name: site.brand.product });
    const last = menu.getByRole("link", { name: "Get Started" });
    act(() => last.focus());
    await userEvent.tab();
    expect(first).toHaveFocus();
    await userEvent.tab({ shift: true });
    expect(last).toHaveFocus();
  });
});
