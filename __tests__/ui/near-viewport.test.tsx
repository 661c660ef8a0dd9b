/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useNearViewport } from "../../src/ui/use-near-viewport";
import { installViewport } from "./viewport-double";

function Probe() {
  const ref = useRef<HTMLParagraphElement>(null);
  const near = useNearViewport(ref, "200px");
  return <p ref={ref}>{near ? "near" : "far"}</p>;
}

it("useNearViewport turns true with the margin and stays true", () => {
  const viewport = installViewport();
  render(<Probe />);
  const probe = screen.getByText("far");
  expect(viewport.watched.get(probe)?.options.rootMargin).toBe("200px 0px");
  viewport.place(probe, false);
  expect(probe).toHaveTextContent("far");
  viewport.place(probe, true);
  expect(probe).toHaveTextContent("near");
  expect(viewport.watched.size).toBe(0);
});
