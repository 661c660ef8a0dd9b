// A process that describes and compresses files while a build makes others (describe-ahead.ts).
"use strict";

// For our files alone, as in render-worker.cjs.
const unregister = require("tsx/cjs/api").register();
module.exports = require("./describe-files");
void unregister();
