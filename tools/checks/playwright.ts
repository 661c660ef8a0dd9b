import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import type { TestEnvironment } from "./test-environment";
import { runReporting } from "./run-reporting";
import { printSlowest } from "./slowest";
import type { StageControl } from "./stages";
import { countRun, readPlaywrightReport, type Tally } from "./tally";

export type PlaywrightRun = {
  checkout: string;
  logs: string;
  env: NodeJS.Dict<string>;
  projects: string[];
  /** Playwright's filters; [] runs everything. */
  filters: string[];
  /** Chooses the tests (playwright.config.ts). */
  mode: "short" | "full";
};

/** Runs Playwright. Returns its results, or the last counts and a failure without a report. */
export async function runPlaywright(
  run: PlaywrightRun,
  supervisor: ProcessSupervisor,
  control: StageControl,
): Promise<Tally> {
  const { checkout, logs, env, projects, filters, mode } = run;
  const mayBeEmpty = mode !== "short" || filters.length > 0;
  const name = projects.join("-");
  const toOutputPath = (end: string) => join(logs, `playwright-${name}.${end}`);
  const [report, log] = [toOutputPath("json"), toOutputPath("log")];
  const spec = {
    name: "Playwright",
    args: [
      join(checkout, "node_modules/@playwright/test/cli.js"),
      "test",
      // Each run empties its folder, so simultaneous runs need different ones.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(mayBeEmpty ? ["--pass-with-no-tests"] : []),
      ...filters,
    ],
    cwd: checkout,
    env: { ...env, PLAYWRIGHT_REPORT: report, TEST_MODE: mode },
    log,
  };
  const { ok, counted } = await runReporting(spec, supervisor, control);
  if (!ok) console.error(readFileSync(log, "utf8"));
  const readTally = (): Tally => {
    const text = readFileSync(report, "utf8");
    printSlowest(name, text);
    return readPlaywrightReport(text);
  };
  // A filter may name tests of other projects only.
  return countRun(ok, readTally, { counted, mayBeEmpty });
}

/** Runs Playwright against the site and CMS of a test environment. */
export function runInEnvironment(
  { settings, admin, browser, seeded }: TestEnvironment,
  run: Omit<PlaywrightRun, "logs" | "env">,
  supervisor: ProcessSupervisor,
  control: StageControl,
): Promise<Tally> {
  const { dataDir, port, apiHost } = settings;
  const env = {
    ...settings.env,
    ...admin,
    SITE_URL: `http://127.0.0.1:${port}`,
    CMS_URL: apiHost,
    CHROME_PATH: browser,
    CMS_SEEDED_DATA: seeded,
  };
  return runPlaywright({ ...run, logs: join(dataDir, "logs"), env }, supervisor, control);
}
