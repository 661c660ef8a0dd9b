// `gatsby build` in a process that stays for the changes to come (start-builder.ts).
"use strict";

// For our files alone: Gatsby loads its own, and compiles gatsby-*.ts, as it always does.
const unregister = require("tsx/cjs/api").register();
const { startBuilder } = require("./start-builder");
void unregister();

startBuilder();
