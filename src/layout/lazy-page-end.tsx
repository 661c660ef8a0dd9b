import { createElement } from "react";
import { createLazyPart } from "../ui/lazy-part";

/** On the server an element of this name is the placeholder of the page's end (gatsby-ssr.tsx). */
export const PAGE_END = "page-end";

/** The page's end. With props React would discard the HTML that replaces the placeholder. */
export const LazyPageEnd = createLazyPart(async () =>
  typeof window === "undefined"
    ? () => createElement(PAGE_END)
    : (await import(/* webpackChunkName: "page-end" */ "./page-end")).PageEnd,
);
