import { createElement, lazy, memo, Suspense, type ComponentType } from "react";
import { whenFirstInteraction } from "../ui/use-first-interaction";

/**
 * On the server an element of this name is its placeholder: it is the same on every page
 * (gatsby-ssr.tsx).
 */
export const PAGE_END = "page-end";

const PageEnd = lazy(async () => ({
  default: typeof window === "undefined" ? () => createElement(PAGE_END) : await loadPageEnd(),
}));

/** Where it cannot be loaded, what the server rendered stays: its links need no script. */
async function loadPageEnd(): Promise<ComponentType> {
  await whenFirstInteraction();
  try {
    return (await import(/* webpackChunkName: "page-end" */ "./page-end")).PageEnd;
  } catch {
    return new Promise(() => undefined);
  }
}

/**
 * The page's end as it was rendered with the page: its script comes, and React takes it over, at the
 * visitor's first move (decision 0018). It takes no props and no context, for a change of these would
 * make React throw away what it has not taken over yet.
 */
export const LazyPageEnd = memo(function LazyPageEnd() {
  return (
    <Suspense>
      <PageEnd />
    </Suspense>
  );
});
