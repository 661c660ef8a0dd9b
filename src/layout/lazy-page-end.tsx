import { createElement, lazy, memo, Suspense, type ComponentType } from "react";
import { whenFirstInteraction } from "../shared/domain/first-interaction";

/** On the server an element of this name is the placeholder of the page's end (gatsby-ssr.tsx). */
export const PAGE_END = "page-end";

const PageEnd = lazy(async () => ({
  default: typeof window === "undefined" ? () => createElement(PAGE_END) : await loadPageEnd(),
}));

/** Loads the page's end. If that fails, the rendered HTML stays, whose links need no script. */
async function loadPageEnd(): Promise<ComponentType> {
  await whenFirstInteraction();
  try {
    return (await import(/* webpackChunkName: "page-end" */ "./page-end")).PageEnd;
  } catch {
    return new Promise(() => undefined);
  }
}

/** The page's end, loaded at the first interaction (0018). With props React would discard it. */
export const LazyPageEnd = memo(function LazyPageEnd() {
  return (
    <Suspense>
      <PageEnd />
    </Suspense>
  );
});
