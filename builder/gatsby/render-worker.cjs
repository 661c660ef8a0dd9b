// A process that renders pages for the builder (page-renderer.ts).
"use strict";

const { GATSBY_NODE_GLOBALS = "{}" } = process.env;
globalThis.__GATSBY = JSON.parse(GATSBY_NODE_GLOBALS);

// Only for our files: Gatsby loads its own as usual.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./render-pages");
const { loadRenderingInternals } = require("./gatsby-internals");
void unregister();

// Loading takes half a second, while the builder still creates the pages.
loadRenderingInternals();
