type ScrollUpdate = {
  prevRouterProps?: { location: Location };
  routerProps: { location: Location };
  getSavedScrollPosition: (location: Location) => [number, number] | null;
};

/**
 * Gatsby's `shouldUpdateScroll` (ROU-05): a new route scrolls smoothly to the top, back and forward
 * return to where the visitor was, an anchor is left to Gatsby. Without motion where that is asked.
 */
export function shouldUpdateScroll(update: ScrollUpdate): boolean {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = update;
  const { location } = routerProps;
  if (location.hash !== "") return true;
  if (!prevRouterProps) return !isNewVisit();
  const saved = getSavedScrollPosition(location)?.[1] ?? 0;
  if (saved > 0) return true;
  scrollToTop();
  return false;
}

/** To the top of the page, smoothly unless the visitor prefers reduced motion. */
export function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
}

/** Not a reload and not back from another site: Gatsby would return to a position of earlier. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}
