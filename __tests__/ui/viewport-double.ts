import { act } from "@testing-library/react";

type Observer = { callback: IntersectionObserverCallback; options: IntersectionObserverInit };

/** jsdom lays nothing out: the test says what is seen. */
export function installViewport() {
  const watched = new Map<Element, Observer>();
  window.IntersectionObserver = class {
    root = null;
    rootMargin = "";
    thresholds = [];
    constructor(
      private readonly callback: IntersectionObserverCallback,
      private readonly options: IntersectionObserverInit = {},
    ) {}
    observe(element: Element) {
      watched.set(element, { callback: this.callback, options: this.options });
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    disconnect() {
      for (const [element, { callback }] of watched) {
        if (callback === this.callback) watched.delete(element);
      }
    }
    takeRecords() {
      return [];
    }
  };

  return {
    watched,
    /** Tells every observer of an element where it is. */
    place(element: Element, isIntersecting: boolean, top = 0) {
      const observer = watched.get(element);
      const boundingClientRect = { top, bottom: top + 10 } as DOMRectReadOnly;
      const entry = { isIntersecting, boundingClientRect, target: element };
      act(() =>
        observer?.callback(
          [entry as unknown as IntersectionObserverEntry],
          {} as IntersectionObserver,
        ),
      );
    },
  };
}
