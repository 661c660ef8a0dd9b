// Loaded by tsx, because Gatsby compiles a gatsby-node.ts with Parcel: 9 s of a first build (docs/decisions/0020).
"use strict";

const unregister = require("tsx/cjs/api").register();
module.exports = require("./src/gatsby/node-apis");
void unregister();
