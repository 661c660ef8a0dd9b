import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import type { TestEnvironment } from "./test-environment";
import { printSlowest } from "./slowest";
import { countRun, readPlaywrightReport, type Tally } from "./tally";

export type PlaywrightRun = {
  checkout: string;
  logs: string;
  env: NodeJS.Dict<string>;
  projects: string[];
  /** As Playwright takes them; none is everything. */
  filters: string[];
};

export async function runPlaywright(
  run: PlaywrightRun,
  supervisor: ProcessSupervisor,
): Promise<Tally> {
  const { checkout, logs, env, projects, filters } = run;
  const name = projects.join("-");
  const report = join(logs, `playwright-${name}.json`);
  const { ok } = await supervisor.runToEnd({
    name: "Playwright",
    args: [
      join(checkout, "node_modules/@playwright/test/cli.js"),
      "test",
      // A run empties its folder when it begins; another one may be under way.
      `--output=test-results/${name}`,
      ...projects.map((project) => `--project=${project}`),
      ...(filters.length > 0 ? ["--pass-with-no-tests"] : []),
      ...filters,
    ],
    cwd: checkout,
    env: { ...env, PLAYWRIGHT_REPORT: report },
  });
  const read = (): Tally => {
    const text = readFileSync(report, "utf8");
    printSlowest(name, text);
    return readPlaywrightReport(text);
  };
  // A filter may well name tests of the other projects only.
  return countRun(ok, read, filters.length > 0);
}

export function runInEnvironment(
  { settings, admin, browser, seeded }: TestEnvironment,
  projects: string[],
  filters: string[],
  supervisor: ProcessSupervisor,
): Promise<Tally> {
  const { checkout, dataDir, port, apiHost } = settings;
  const env = {
    ...settings.env,
    ...admin,
    SITE_URL: `http://127.0.0.1:${port}`,
    CMS_URL: apiHost,
    CHROME_PATH: browser,
    CMS_SEEDED_DATA: seeded,
  };
  return runPlaywright(
    { checkout, logs: join(dataDir, "logs"), env, projects, filters },
    supervisor,
  );
}
