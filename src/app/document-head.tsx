import { fontElements } from "../theme/font-preloads";
import { themeColor } from "../theme/theme-color";
import { reloadWhenGone } from "./stale-client/reload-when-gone";

/** The elements that the head of every page contains, for gatsby-ssr's setHeadComponents. */
export const documentHead = [
  <script
    key="stale-client"
    dangerouslySetInnerHTML={{ __html: `(${reloadWhenGone.toString()})();` }}
  />,
  ...fontElements,
  <link key="icon-svg" rel="icon" type="image/svg+xml" href="/favicon.svg" />,
  <link key="icon-png" rel="icon" type="image/png" sizes="32x32" href="/favicon-32.png" />,
  <link key="icon-touch" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <meta
    key="theme-light"
    name="theme-color"
    media="(prefers-color-scheme: light)"
    content={themeColor.light}
  />,
  <meta
    key="theme-dark"
    name="theme-color"
    media="(prefers-color-scheme: dark)"
    content={themeColor.dark}
  />,
];
