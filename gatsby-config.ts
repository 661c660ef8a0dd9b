// Loaded like gatsby-node.ts.
import { createRequire } from "node:module";
import { join } from "node:path";

const load = createRequire(join(process.cwd(), "package.json"));
const unregister = load("tsx/cjs/api").register();
module.exports = load("./builder/config").config;
void unregister();
