// Loaded by tsx, like gatsby-node.js.
"use strict";

const unregister = require("tsx/cjs/api").register();
module.exports = require("./src/gatsby/config").config;
void unregister();
