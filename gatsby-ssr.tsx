import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { documentHead } from "./src/app/document-head";
import { createPageRenderer } from "./src/app/render-page";
import { deferScripts } from "./src/app/scripts-after-paint";
import { PAGE_END } from "./src/layout/root-layout";
import { PageEnd } from "./src/layout/page-end";
import "./src/theme/tokens.css";
import "./src/theme/global.css";
import "./src/theme/fonts.css";

export { wrapPageElement } from "./src/layout/root-layout";

export const replaceRenderer = createPageRenderer(PAGE_END, <PageEnd />);

/** Sets the language, the chunk for webpack's runtime to preload, and what every head contains. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
  setBodyAttributes,
  loadPageDataSync,
  pathname,
}) => {
  setHtmlAttributes({ lang: "en-IN" });
  if (process.env.NODE_ENV === "production") {
    const chunk = String(Reflect.get(loadPageDataSync(pathname), "componentChunkName"));
    const attributes: Record<string, string> = { "data-chunk": chunk };
    setBodyAttributes(attributes);
  }
  setHeadComponents(documentHead);
};

/** Defers scripts, and removes the code of gatsby-plugin-image's component, which no page uses. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const isNeeded = (component: ReactNode) =>
    !(isValidElement(component) && component.key?.startsWith("gatsby-image-style"));
  replaceHeadComponents(getHeadComponents().filter(isNeeded));
  if (process.env.NODE_ENV === "production") {
    replacePostBodyComponents(deferScripts(getPostBodyComponents()));
  }
};
