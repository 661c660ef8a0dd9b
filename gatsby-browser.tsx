import "./src/theme/tokens.css";
import "./src/theme/global.css";
import "./src/theme/fonts.css";

export { replaceHydrateFunction } from "./src/app/hydrate";
export { onClientEntry } from "./src/app/stale-client/on-client-entry";
export { shouldUpdateScroll } from "./src/app/scroll";
export { wrapPageElement } from "./src/layout/wrap-page-element";
