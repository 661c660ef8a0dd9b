import { defineConfig, devices } from "@playwright/test";
import { listBrowserSwitches } from "./tools/browser";

// `npm run test:e2e` (tools/test.ts) sets these; by hand they point at a running `npm start`.
const { SITE_URL = "http://127.0.0.1:9000", CHROME_PATH } = process.env;

// `npm test` runs each test at one width, on a phone where that may differ. `npm run test:full` runs
// the tests of the served CMS and of publishing, those marked @full in their title or `.full.` in
// their file's name, and the others' second width.
const isFull = process.env.TEST_MODE === "full";
const FULL = /@full|\.full\./;
const faultTests = isFull ? { grep: FULL } : { grepInvert: FULL };

export default defineConfig({
  testDir: "__tests__",
  outputDir: "test-results",
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Long enough for a busy machine, because they only stop tests that hang.
  timeout: 300_000,
  // CI ends a run after 90 minutes without naming what hangs.
  globalTimeout: 70 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: SITE_URL,
    locale: "en-IN",
    timezoneId: "Asia/Kolkata",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: CHROME_PATH, args: listBrowserSwitches() },
  },
  projects: [
    { name: "cms", testMatch: "cms/**/*.spec.ts" },
    // One after the other: each rebuilds the site.
    { name: "publishing", testMatch: "publishing/**/*.spec.ts", workers: 1 },
    { name: "faults", testMatch: "faults/**/*.spec.ts", ...faultTests, workers: 1 },
    {
      name: "desktop",
      testMatch: "e2e/**/*.spec.ts",
      ...(isFull
        ? { grep: [FULL, /@phone/], grepInvert: /@only-phone/ }
        : { grepInvert: [FULL, /@(?:only-)?phone/] }),
      use: { browserName: "chromium", viewport: { width: 1280, height: 800 } },
    },
    {
      name: "mobile",
      testMatch: "e2e/**/*.spec.ts",
      // Runs the tests of what differs on a small screen or by touch.
      grep: isFull ? /(?=.*(?:@full|\.full\.)).*@(?:only-)?phone/ : /@(?:only-)?phone/,
      grepInvert: isFull ? undefined : FULL,
      use: {
        browserName: "chromium",
        viewport: { width: 390, height: 844 },
        userAgent: devices["Pixel 7"].userAgent,
        hasTouch: true,
        isMobile: true,
      },
    },
  ],
});
