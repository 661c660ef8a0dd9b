// Neither India's zone nor UTC, so that code that depends on the machine's zone fails.
process.env.TZ = "America/Los_Angeles";
// The day on which tests run; claims in content/ expire by date.
process.env.SITE_TODAY ??= "2026-11-20";

// ESM-only packages are compiled like our own sources; everything else in node_modules is not.
const ESM = [
  "unified|rehype.*|remark.*|hast.*|mdast.*|micromark.*|unist.*|vfile.*|parse5|entities",
  "bail|trough|is-plain-obj|devlop|html-void-elements|property-information|web-namespaces|zwitch",
  "space-separated-tokens|comma-separated-tokens|ccount|stringify-entities|character-entities.*",
  "@ungap|feed|qr|p-retry|p-limit|yocto-queue|is-network-error|estree-.*",
].join("|");

const isFull = process.env.TEST_MODE === "full";

/** @type {import("jest").Config} */
const config = {
  testEnvironment: "node",
  maxWorkers: "100%",
  // Stops tests that hang; on a busy machine a test that starts programs takes a minute.
  testTimeout: 240_000,
  testMatch: [`<rootDir>/__tests__/**/${isFull ? "*.full" : "!(*.full)"}.test.{ts,tsx}`],
  modulePathIgnorePatterns: [
    "<rootDir>/.data",
    "<rootDir>/.cache",
    "<rootDir>/.stryker-tmp",
    "<rootDir>/public",
    "<rootDir>/cms/.next",
  ],
  transform: {
    "\\.(t|j|mj)sx?$": [
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
    "\\.yaml$": "<rootDir>/__tests__/support/yaml-transform.cjs",
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:.*/node_modules/)?(?:${ESM})/)`],
  setupFilesAfterEnv: ["<rootDir>/__tests__/support/testing-library.cjs"],
  moduleNameMapper: { "\\.(css|woff2)$": "<rootDir>/__tests__/support/empty-module.ts" },
};

export default config;
