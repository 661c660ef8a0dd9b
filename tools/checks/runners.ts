import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pLimit from "p-limit";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { runStep } from "../../server/start/step";

export type Tally = { passed: number; failed: number; skipped: number };

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_FAILED: Tally = { ...NONE, failed: 1 };

export type Run = {
  supervisor: ProcessSupervisor;
  checkout: string;
  /** Folder of the runners' reports. */
  reports: string;
  isFull: boolean;
  /** Playwright's filters; [] runs everything. */
  filters: string[];
};

const CHECKS: { name: string; args: string[]; env?: NodeJS.Dict<string> }[] = [
  // Each further thread computes the types of shared packages again: twice the processor time.
  { name: "types", args: ["node_modules/typescript-7/bin/tsc", "--noEmit", "--checkers", "1"] },
  { name: "lint", args: ["node_modules/oxlint/bin/oxlint"], env: { GOMAXPROCS: "1" } },
  { name: "content", args: ["--require", "tsx/cjs", "tools/content-check.ts"] },
  { name: "schemas of content", args: ["--import", "tsx", "tools/content-schemas.mjs", "--check"] },
  { name: "format", args: ["node_modules/oxfmt/bin/oxfmt", "--check"] },
  { name: "requirement IDs", args: ["--require", "tsx/cjs", "tools/checks/requirements.ts"] },
  { name: "texts", args: ["--require", "tsx/cjs", "tools/checks/text-style.ts"] },
];

/** Runs and counts all checks without tests, two at a time. */
export async function runChecks({ supervisor, checkout }: Run): Promise<Tally> {
  const limit = pLimit(2);
  const runCheck = (check: (typeof CHECKS)[number]) =>
    runStep(check.name, async (note) => {
      const env = { ...process.env, ...check.env };
      const { ok } = await supervisor.start({ ...check, cwd: checkout, env }).ended;
      if (!ok) note("failed");
      return ok;
    });
  const results = await Promise.all(CHECKS.map((check) => limit(runCheck, check)));
  const passed = results.filter(Boolean).length;
  return { ...NONE, passed, failed: results.length - passed };
}

/** Runs and counts Jest's tests. */
export function runJest(run: Run): Promise<Tally> {
  const report = join(run.reports, "Jest.json");
  const args = ["node_modules/jest/bin/jest.js", "--silent", "--json", `--outputFile=${report}`];
  return runReporting(run, "Jest", report, args, { ...process.env, NODE_ENV: "test" });
}

/** Runs and counts the tests of some of Playwright's projects. */
export function runPlaywright(
  run: Run,
  projects: string[],
  env: NodeJS.Dict<string>,
): Promise<Tally> {
  const name = projects.join("-");
  const report = join(run.reports, `${name}.json`);
  const args = [
    ...["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"],
    // Each run empties its folder, so simultaneous runs need different ones.
    `--output=test-results/${name}`,
    ...projects.map((project) => `--project=${project}`),
    // A filter may name tests of other projects only.
    ...(run.isFull || run.filters.length > 0 ? ["--pass-with-no-tests"] : []),
    ...run.filters,
  ];
  const output = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_FORCE_TTY: "0" };
  return runReporting(run, name, report, args, { ...env, ...output });
}

async function runReporting(
  { supervisor, checkout, isFull }: Run,
  name: string,
  report: string,
  args: string[],
  env: NodeJS.Dict<string>,
): Promise<Tally> {
  const { ok, how } = await supervisor.start({
    name,
    args,
    cwd: checkout,
    // Jest's other output moves the cursor, which runners that share a terminal cannot do.
    env: { ...env, TEST_MODE: isFull ? "full" : "short", TERM: "dumb" },
  }).ended;
  const tally = existsSync(report) ? readReport(readFileSync(report, "utf8")) : NONE;
  if (ok || tally.failed > 0) return tally;
  console.error(`\n${name} failed (${how}).`);
  return { ...tally, failed: 1 };
}

type Report = {
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors?: unknown[];
  [count: `num${string}`]: number | undefined;
};

/** Counts a JSON report of Playwright or Jest. Errors outside a test count as failed ones. */
export function readReport(text: string): Tally {
  const { stats, errors = [], ...jest } = JSON.parse(text) as Report;
  if (stats) {
    const { expected: passed, unexpected, flaky, skipped } = stats;
    return { passed, failed: unexpected + flaky + errors.length, skipped };
  }
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = jest;
  const { numPendingTests = 0, numTodoTests = 0 } = jest;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

/** Returns "2 passed, 1 failed", and skipped tests if there are any. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
