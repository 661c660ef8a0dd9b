/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TextEncoder } from "node:util";
import { isActivePath } from "../../src/layout/active-path";
import { Header } from "../../src/layout/header";
import { navigate } from "../ui/gatsby-double";

/** Adds the used part of modal dialogs, which jsdom lacks. */
function installModalDialog(): void {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event("close"));
  };
}

jest.mock("gatsby", () => jest.requireActual("../ui/gatsby-double"));

// jsdom has no viewport, so elements of wide screens count as hidden.
configure({ defaultHidden: true });

beforeAll(installModalDialog);

const getToggle = () => screen.getByRole("button", { name: "Products" });
const getPanel = () => document.getElementById(getToggle().getAttribute("aria-controls") ?? "");
const getCards = () => [...(getPanel()?.querySelectorAll("a") ?? [])];
const isOpen = () => getToggle().getAttribute("aria-expanded") === "true";

describe("the products menu", () => {
  beforeEach(() => void render(<Header path="/" />));

  it("HDR-02 opens on hover, stays open on a click, closes after a choice", async () => {
    await userEvent.hover(getToggle());
    await userEvent.click(getToggle());
    expect(isOpen()).toBe(true);
    await userEvent.click(getCards()[0] ?? document.body);
    expect(isOpen()).toBe(false);
    expect(navigate).toHaveBeenCalledWith("/expert-advice/");
  });

  it("HDR-02 opens on focus, and does not open again on Escape from a card", async () => {
    act(() => getToggle().focus());
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Enter}");
    expect(isOpen()).toBe(false);
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() => expect(getCards()[0]).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    expect(getToggle()).toHaveFocus();
    expect(isOpen()).toBe(false);
  });

  it("HDR-02 a touch toggles it and never opens it as a hover", () => {
    fireEvent.pointerEnter(getToggle(), { pointerType: "touch" });
    expect(isOpen()).toBe(false);
    fireEvent.click(getToggle(), { detail: 1 });
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body, { pointerType: "mouse" });
    expect(isOpen()).toBe(false);
  });
});

it.each([
  ["/comapny-ipos/", "/comapny-ipos", true],
  ["/blogs", "/blogs/", true],
  ["/blog/a-post/", "/blogs/", false],
  ["/", "/", true],
  ["/blogs/", "/", false],
])("HDR-04 on %s the menu item %s is active: %s", (current, item, active) => {
  expect(isActivePath(current, item)).toBe(active);
});

it.each(["/blogs/page/5/", "/blogs", "/terms-conditions/"])(
  "HDR-04 on %s the current item is highlighted even if the HTML is of another address",
  async (path) => {
    Object.assign(globalThis, { TextEncoder, pagePath: "/terms-conditions/" });
    const { renderToString } = await import("react-dom/server");
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(<Header path="/terms-conditions/" />);
    const blogs = within(container).getByRole("link", { name: "Blogs" });
    expect(blogs).not.toHaveAttribute("aria-current");
    const onRecoverableError = jest.fn();
    const logged = jest.spyOn(console, "error");
    render(<Header path={path} />, { container, hydrate: true, onRecoverableError });
    expect(blogs.isConnected).toBe(true);
    expect(blogs.getAttribute("aria-current")).toBe(path.startsWith("/blogs") ? "page" : null);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(logged).not.toHaveBeenCalled();
    Reflect.deleteProperty(globalThis, "pagePath");
  },
);
