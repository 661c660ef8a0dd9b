/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Testimonials } from "../../../src/features/testimonials/testimonials";
import { sections } from "../../../src/features/home/sections";

const reviews: { score: number }[] = [];
jest.mock("../../../src/live/hooks", () => ({
  useLive: () => ({ data: reviews, state: "ready", retry: () => undefined }),
}));
jest.mock("../../../src/ui/use-in-view", () => ({
  useNearViewport: () => [{ current: null }, true],
  useCollapsed: (_: unknown, empty: boolean) => empty,
}));
jest.mock("../../../src/ui/marquee", () => ({ Marquee: () => null }));
jest.mock("../../../src/ui/use-media-query", () => ({ useMediaQuery: () => false }));

test("HOM-15 shows the counts of shown and all reviews under the heading, and nothing without reviews", () => {
  const { container } = render(<Testimonials {...sections.testimonials} />);
  expect(container).toBeEmptyDOMElement();
  const review = { text: "Clear.", userName: "Sample Reader", userImage: null };
  reviews.push({ ...review, score: 5 }, { ...review, score: 3 }, { ...review, score: 4 });
  render(<Testimonials {...sections.testimonials} />);
  expect(screen.getByText("Showing reviews rated 4 and above: 2 of 3.")).toBeInTheDocument();
});
