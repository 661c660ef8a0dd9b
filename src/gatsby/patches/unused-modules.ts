// Gains: 1.9 kB (brotli) on every page without Gatsby's service worker and Partytown, which never run
// here, and 2.4 kB without Emotion's list of HTML attributes and what its `withTheme` needs.
// For Gatsby 5.16 and Emotion 11; drop an entry when its package no longer includes the module.

import { createRequire } from "node:module";
import { resolve } from "node:path";

const resolvePath = createRequire(resolve("package.json")).resolve;

/** For `resolve.alias` of the browser's scripts. */
export const UNUSED_MODULES = Object.fromEntries(
  [
    resolve(".cache/register-service-worker.js"),
    resolvePath("gatsby/dist/internal-plugins/partytown/gatsby-browser.js"),
    resolvePath("hoist-non-react-statics"),
  ].map((file) => [file, false]),
);

/** For `resolve.alias` of every stage, so that server and browser render the same attributes. */
export const OWN_PROP_FILTER = { "@emotion/is-prop-valid$": resolve("src/theme/is-prop-valid.ts") };

/** For `resolve.alias` of the browser's scripts: a second of a build from scratch. */
export const OWN_RXJS = { rxjs$: resolve("src/live/rxjs.ts") };
