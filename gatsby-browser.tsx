import "./src/theme/tokens.css";
import "./src/theme/global.css";
import "./src/theme/fonts.css";

export { replaceHydrateFunction } from "./src/app/hydrate";
export { shouldUpdateScroll } from "./src/app/scroll";
export { onClientEntry, wrapPageElement } from "./src/layout/start-layout";
