// `npm run test:mutation`, or a part: `npm run test:mutation -- --mutate 'publisher/release/*.ts'`.
// Only Jest's tests without jsdom run, because Stryker cannot see what tests in jsdom cover.
export default {
  testRunner: "jest",
  jest: {
    configFile: "jest.config.mjs",
    config: {
      testMatch: [
        "<rootDir>/__tests__/shared/**/*.test.ts",
        "<rootDir>/__tests__/publisher/**/*.test.ts",
        "<rootDir>/__tests__/cms/{environment,webhooks-and-status}.test.ts",
        "<rootDir>/__tests__/features/*/{enquiry-fields,fetch-blog,ipo,reports}.test.ts",
        "<rootDir>/__tests__/live/watch.test.ts",
      ],
    },
  },
  mutate: ["src/shared/**/*.ts", "publisher/{queue,release}/*.ts", "cms/src/records/months.ts"],
  coverageAnalysis: "perTest",
  concurrency: 2,
  timeoutMS: 20_000,
  // Jest's memory grows with each run; after about 40 runs a new process is cheaper.
  maxTestRunnerReuse: 25,
  ignorePatterns: [".cache", ".data", "public", "/reports", "cms/.next"],
  reporters: ["clear-text", "json"],
  thresholds: { high: 90, low: 85, break: 85 },
};
