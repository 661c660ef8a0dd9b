/** @jest-environment jsdom */
import { shouldUpdateScroll } from "../../src/layout/scroll";
import { installMatchMedia } from "../ui/media-double";

const scrollTo = jest.fn();
const at = (url: string) => ({ location: new URL(url, "https://site.example") as never });

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
  installMatchMedia(() => false);
});

function change(to: string, savedTop = 0, from: string | null = "/") {
  return shouldUpdateScroll({
    prevRouterProps: from === null ? undefined : at(from),
    routerProps: at(to),
    getSavedScrollPosition: () => [0, savedTop],
  });
}

describe("scroll position", () => {
  it("ROU-05 a new route scrolls smoothly to the top", () => {
    expect(change("/blogs/")).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
  });

  it("ROU-05 jumps to the top where reduced motion is preferred", () => {
    installMatchMedia((query) => query.includes("reduced-motion"));
    change("/blogs/");
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "auto" });
  });

  it.each([
    ["a position kept from before", "/blogs/", 640, "/"],
    ["an anchor", "/blogs/#main", 0, "/"],
    ["the first page of a visit", "/blogs/", 0, null],
  ])("ROU-05 leaves %s to Gatsby", (_, to, savedTop, from) => {
    expect(change(to, savedTop, from)).toBe(true);
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
