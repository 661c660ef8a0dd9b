import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Running } from "../../server/process/running";
import type { TestBench } from "./test-bench";
import { countRun, readPlaywrightReport, type Tally } from "./tally";

export type PlaywrightRun = {
  checkout: string;
  /** Folder for the report. */
  logs: string;
  env: NodeJS.Dict<string>;
  projects: string[];
  /** As Playwright takes them; none is everything. */
  filters: string[];
};

/** Runs some of Playwright's projects and counts from the JSON report. */
export async function runPlaywright(run: PlaywrightRun, running: Running): Promise<Tally> {
  const { checkout, logs, env, projects, filters } = run;
  const report = join(logs, `playwright-${projects.join("-")}.json`);
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
    env: { ...env, PLAYWRIGHT_REPORT: report },
  });
  const read = (): Tally => readPlaywrightReport(readFileSync(report, "utf8"));
  // A filter may well name tests of the other projects only.
  return countRun(ok, read, filters.length > 0);
}

/** The same against the servers of a bench. */
export function runOnBench(
  { settings, admin, browser }: TestBench,
  projects: string[],
  filters: string[],
  running: Running,
): Promise<Tally> {
  const { checkout, dataDir, port, apiHost } = settings;
  const env = {
    ...settings.env,
    ...admin,
    SITE_URL: `http://127.0.0.1:${port}`,
    CMS_URL: apiHost,
    CHROME_PATH: browser,
  };
  return runPlaywright({ checkout, logs: join(dataDir, "logs"), env, projects, filters }, running);
}
