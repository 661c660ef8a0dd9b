import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Running } from "../../server/process/running";
import type { TestBench } from "./test-bench";
import { countRun, readPlaywrightReport, type Tally } from "./tally";

/** Runs some of Playwright's projects against the bench and counts from the JSON report. */
export async function runPlaywright(
  bench: TestBench,
  projects: string[],
  filters: string[],
  running: Running,
): Promise<Tally> {
  const { checkout, dataDir, port, apiHost } = bench.settings;
  const report = join(dataDir, "logs", `playwright-${projects.join("-")}.json`);
  const { ok } = await running.runToEnd({
    name: "Playwright",
    args: [
      join(checkout, "node_modules/@playwright/test/cli.js"),
      "test",
      ...projects.map((project) => `--project=${project}`),
      ...(filters.length > 0 ? ["--pass-with-no-tests"] : []),
      ...filters,
    ],
    cwd: checkout,
    env: {
      ...bench.settings.env,
      ...bench.admin,
      SITE_URL: `http://127.0.0.1:${port}`,
      CMS_URL: apiHost,
      CHROME_PATH: bench.browser,
      PLAYWRIGHT_REPORT: report,
    },
  });
  const read = (): Tally => readPlaywrightReport(readFileSync(report, "utf8"));
  // A filter may well name tests of the other projects only.
  return countRun(ok, read, filters.length > 0);
}
