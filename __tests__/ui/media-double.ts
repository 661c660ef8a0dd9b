/** Sets matching media queries, because jsdom has no viewport. */
export function installMatchMedia(matching: (query: string) => boolean): void {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: matching(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}
