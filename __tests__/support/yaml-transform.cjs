const { readFileSync } = require("node:fs");

const unregister = require("tsx/cjs/api").register();
const { VALUE_FILES, readAsJson } = require("../../builder/site-content");
const { toHash } = require("../../builder/source/pull");
void unregister();

const CODE = [
  "../../builder/site-content.ts",
  "../../src/content/hidden-claims.ts",
  "../../src/content/placeholders.ts",
  "../../src/content/shown-claims.ts",
];
const others = [...VALUE_FILES, ...CODE.map(require.resolve)].map((file) =>
  readFileSync(file, "utf8"),
);

// Jest reads content/*.yaml the way webpack does.
module.exports = {
  process: (_, file) => ({
    code: `module.exports = { __esModule: true, default: ${readAsJson(file)} };`,
  }),
  getCacheKey: (source) => toHash([source, ...others].join()),
};
