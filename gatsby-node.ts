// Loaded with tsx, because Gatsby's compiler takes seconds to follow imports (docs/decisions/0015).
import { createRequire } from "node:module";
import { join } from "node:path";

const load = createRequire(join(process.cwd(), "package.json"));
const unregister = load("tsx/cjs/api").register();
module.exports = load("./builder/node-apis");
void unregister();
