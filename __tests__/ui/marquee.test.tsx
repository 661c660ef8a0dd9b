/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { Marquee } from "../../src/ui/marquee";
import { PauseButton } from "../../src/ui/pause-button";
import { installMatchMedia } from "./media-double";

let measure: () => void;

beforeEach(() => {
  installMatchMedia(() => false);
  window.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      measure = () => act(() => callback([], this));
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 900, 40);
});

function Names(props: { direction?: "left" | "right" }) {
  const [paused, setPaused] = useState(false);
  return (
    <>
      <PauseButton paused={paused} onToggle={() => setPaused(!paused)} label="names" />
      <Marquee label="Names" speed={30} paused={paused} {...props}>
        <li>
          <a href="#one">One</a>
        </li>
      </Marquee>
    </>
  );
}

const row = () => screen.getByRole("group", { name: "Names" });
const lists = () => [...row().querySelectorAll("ul")];

describe("Marquee", () => {
  it("HOM-08 shows its content twice once measured, the copy out of reach", () => {
    render(<Names />);
    expect(lists()).toHaveLength(1);
    measure();
    const [first, copy] = lists();
    expect(first).not.toHaveAttribute("inert");
    expect(copy).toHaveAttribute("aria-hidden", "true");
    expect(copy).toHaveAttribute("inert");
    expect(screen.getAllByRole("link")).toHaveLength(1);
  });

  it("HOM-08 runs at its speed, in its direction", () => {
    render(<Names direction="right" />);
    measure();
    expect(row().firstElementChild).toHaveStyle({ animationDuration: "30s" });
    expect(row()).toHaveAttribute("data-moving", "right");
  });

  it("HOM-08 stops and goes on by its button", async () => {
    render(<Names />);
    measure();
    await userEvent.click(screen.getByRole("button", { name: "Pause names" }));
    expect(row()).toHaveAttribute("data-paused");
    await userEvent.click(screen.getByRole("button", { name: "Play names" }));
    expect(row()).not.toHaveAttribute("data-paused");
  });

  it("HOM-08 stands still under reduced motion, to be scrolled by hand", () => {
    installMatchMedia((query) => query.includes("reduce"));
    render(<Names />);
    expect(lists()).toHaveLength(1);
    expect(row()).not.toHaveAttribute("data-moving");
    expect(row()).toHaveAttribute("tabindex", "0");
  });
});
