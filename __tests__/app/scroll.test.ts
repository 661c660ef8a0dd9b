/** @jest-environment jsdom */
import { shouldUpdateScroll } from "../../src/app/scroll";
import { installMatchMedia } from "../ui/media-double";

const scrollTo = jest.fn();
const toLocation = (url: string) => ({ location: new URL(url, "https://site.example") as never });

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  installMatchMedia(() => false);
});

function getScroll(to: string, savedTop = 0, from: string | null = "/") {
  return shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : toLocation(from),
    routerProps: toLocation(to),
    getSavedScrollPosition: () => [0, savedTop],
  });
}

test.each([
  ["smooth", false],
  ["auto", true],
])("ROU-05 a new route scrolls to the top: %s, with reduced motion %s", (behavior, reduced) => {
  installMatchMedia((query) => reduced && query.includes("reduced-motion"));
  expect(getScroll("/blogs/")).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
});

test("ROU-05 a page opens at its saved position or its anchor", () => {
  expect(getScroll("/blogs/", 640)).toBe(true);
  expect(getScroll("/blogs/#main")).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test("ROU-05 Back from another page restores the position, not the anchor", () => {
  expect(getScroll("/investor-charter/#section-e", 640, "/blogs/")).toBe(false);
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: "instant" });
  scrollTo.mockClear();
  // On the same page the anchor comes from the pressed link.
  expect(getScroll("/investor-charter/#section-e", 640, "/investor-charter/#section-a")).toBe(true);
  expect(getScroll("/investor-charter/#section-e", 640, "/investor-charter")).toBe(true);
  expect(getScroll("/investor-charter/#section-e", 0, "/blogs/")).toBe(true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test.each([
  ["navigate", false],
  ["reload", true],
  ["back_forward", true],
])("ROU-05 after %s the page returns to its previous position: %s", (type, returns) => {
  mockNavigation(type);
  expect(getScroll("/blogs/", 640, null)).toBe(returns);
  expect(scrollTo).not.toHaveBeenCalled();
});

/** jsdom has no navigation timing. */
function mockNavigation(type: string): void {
  class Timing {
    readonly type = type;
  }
  Object.assign(globalThis, { PerformanceNavigationTiming: Timing });
  Object.assign(performance, { getEntriesByType: () => [new Timing()] });
}
