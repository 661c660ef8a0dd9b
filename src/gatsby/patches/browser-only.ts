// Gains: 6 s of a build from scratch (docs/decisions/0020): half of the modules of the page renderer belong
// to calls of the API and to the parser of foreign HTML, and a page is rendered without either.

import { createRequire } from "node:module";
import { resolve } from "node:path";

const resolvePath = createRequire(resolve("package.json")).resolve;

/** For `resolve.alias` of the page renderer: what is imported in a browser only, after a page is shown. */
export const BROWSER_ONLY = Object.fromEntries(
  [
    "src/live/apollo.ts",
    "src/features/blog/fetch-blog-list.ts",
    "src/features/blog/fetch-blog-post.ts",
    "src/features/search/search-index.ts",
  ].map((file) => [resolvePath(resolve(file)), false]),
);
