import type { GatsbySSR } from "gatsby";
import { documentHead } from "./src/app/document-head";
import "./src/theme/tokens.css";
import "./src/theme/global.css";
import "./src/theme/fonts.css";

export { replaceRenderer } from "./src/app/render-page";
export { wrapPageElement } from "./src/layout/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: "en-IN" });
  setHeadComponents(documentHead);
};
