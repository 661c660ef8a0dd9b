// `gatsby build` in a process that stays for the changes to come (start-builder.ts).
"use strict";

// Only for our files: Gatsby loads its own as usual.
const unregister = require("tsx/cjs/api").register();
const { startBuilder } = require("./start-builder");
void unregister();

startBuilder();
