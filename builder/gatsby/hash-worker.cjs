// A process that hashes and compresses files while a build creates others (hash-ahead.ts).
"use strict";

// Only for our files, as in render-worker.cjs.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./hash-files");
void unregister();
