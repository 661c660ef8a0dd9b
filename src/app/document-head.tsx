import { themeColor } from "../theme/theme-color";
import { reloadWhenGone } from "./stale-client/reload-when-gone";
import figtree from "../theme/fonts/figtree.woff2";
import fraunces from "../theme/fonts/fraunces.woff2";
import { wideQuery } from "../theme/tokens";

const attributes = { rel: "preload", as: "font", type: "font/woff2", media: wideQuery };

/** Preload links of the two faces that every page shows above the fold on wide screens. */
export const fontPreloads = [figtree, fraunces].map((href) => (
  <link key={href} {...attributes} crossOrigin="anonymous" href={href} />
));

/** The elements that the head of every page contains, for gatsby-ssr's setHeadComponents. */
export const documentHead = [
  <script
    key="stale-client"
    dangerouslySetInnerHTML={{ __html: `(${reloadWhenGone.toString()})();` }}
  />,
  ...fontPreloads,
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
