// Gains: 1.9 kB (brotli) on every page without Gatsby's service worker and Partytown, which never run
// here, and 2.4 kB without Emotion's list of HTML attributes and what its `withTheme` needs.
// Build from scratch: 6 s without modules that only browsers run, 1 s without the rest of RxJS (0020).
// For Gatsby 5.16 and Emotion 11; drop an entry when its package no longer includes the module.

import { createRequire } from "node:module";
import { resolve } from "node:path";

const resolvePath = createRequire(resolve("package.json")).resolve;

const createEmptyAliases = (files: string[]) =>
  Object.fromEntries(files.map((file) => [file, false]));

/** For `resolve.alias` of the browser's scripts. */
export const UNUSED_MODULES = createEmptyAliases([
  resolve(".cache/register-service-worker.js"),
  resolvePath("gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
  resolvePath("hoist-non-react-statics"),
  "react-server-dom-webpack",
]);

/** For `resolve.alias` of the page renderer: imported only in browsers, for calls of the API and foreign HTML. */
export const BROWSER_ONLY = createEmptyAliases(
  [
    "./src/live/apollo.ts",
    "./src/features/blog/fetch-blog-list.ts",
    "./src/features/blog/fetch-blog-post.ts",
    "./src/features/search/search-index.ts",
  ].map((file) => resolvePath(file)),
);

/** For `resolve.alias` of every stage, so that server and browser render the same attributes. */
export const OWN_PROP_FILTER = { "@emotion/is-prop-valid$": resolve("src/theme/is-prop-valid.ts") };

/** For `resolve.alias` of the browser's scripts: the parts of RxJS that Apollo imports. */
export const OWN_RXJS = { rxjs$: resolve("src/live/rxjs.ts") };
