import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot, type RootOptions } from "react-dom/client";

/**
 * Gatsby's replaceHydrateFunction: a transition, so that React gives way to the visitor every few
 * milliseconds, where it would otherwise take over the page in one task. In development Gatsby's own
 * stays, which shows errors over the page.
 */
export const replaceHydrateFunction = (
  process.env.NODE_ENV === "production" ? () => hydrate : () => undefined
) as GatsbyBrowser["replaceHydrateFunction"];

function hydrate(page: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, page, handlers));
}

/** As Gatsby's own: what an error boundary caught is shown by it, and recoverable errors React reports. */
const handlers: RootOptions = {
  onUncaughtError: (error, info) => console.error("Uncaught error:", error, info),
  onCaughtError: () => undefined,
};
