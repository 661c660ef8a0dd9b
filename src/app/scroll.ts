import { stripSlash } from "../shared/domain/paths";

type ScrollUpdate = {
  prevRouterProps?: { location: Location };
  routerProps: { location: Location };
  getSavedScrollPosition: (location: Location) => [number, number] | null;
};

/** Gatsby's shouldUpdateScroll (ROU-05): new pages start at the top or anchor, Back restores. */
export function shouldUpdateScroll(update: ScrollUpdate): boolean {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = update;
  const { location } = routerProps;
  const savedTop = getSavedScrollPosition(location)?.[1] ?? 0;
  if (location.hash !== "") {
    const isAnotherPage =
      prevRouterProps && toPagePath(prevRouterProps.location) !== toPagePath(location);
    if (!isAnotherPage || savedTop === 0) return true;
    // Gatsby would go to the anchor instead of the saved position.
    window.scrollTo({ top: savedTop, behavior: "instant" });
    return false;
  }
  if (!prevRouterProps) return !isNewVisit();
  if (savedTop > 0) return true;
  scrollToTop();
  return false;
}

const toPagePath = ({ pathname }: Location) => stripSlash(pathname);

function scrollToTop(): void {
  const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" });
}

/** False for a reload or Back from another site, for which Gatsby restores the position. */
function isNewVisit(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry instanceof PerformanceNavigationTiming && entry.type === "navigate";
}
