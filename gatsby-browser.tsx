import "./src/theme/tokens.css";
import "./src/theme/global.css";
import "./src/theme/fonts.css";

export { onClientEntry } from "./src/layout/old-tab/on-client-entry";
export { shouldUpdateScroll } from "./src/layout/scroll";
export { wrapPageElement } from "./src/layout/wrap-page-element";
