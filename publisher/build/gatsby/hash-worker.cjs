// A process that describes and compresses files while a build makes others (hash-ahead.ts).
"use strict";

// Only for our files, as in render-worker.cjs.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./hash-files");
void unregister();
