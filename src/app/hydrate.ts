import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot, type RootOptions } from "react-dom/client";
import type { EarlyWindow } from "./scripts-after-paint";

/** Gatsby's replaceHydrateFunction: hydrates in a transition, which yields; only in production. */
export const replaceHydrateFunction = (
  process.env.NODE_ENV === "production" ? () => hydratePage : () => undefined
) as GatsbyBrowser["replaceHydrateFunction"];

function hydratePage(page: ReactNode, container: Element): void {
  startTransition(() => void hydrateRoot(container, page, handlers));
  // React handles clicks from now on and hydrates the clicked part first.
  (window as EarlyWindow).earlyClick?.click();
}

/** Like Gatsby's: error boundaries show caught errors, and React reports recoverable ones. */
const handlers: RootOptions = {
  onUncaughtError: (error, info) => console.error("Uncaught error:", error, info),
  onCaughtError: () => undefined,
};
