/** How many tests or checks went well. */
export type Tally = { passed: number; failed: number };

export function addTallies(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Reads Jest's JSON report. A file that did not run counts as one failed test. */
export function readJestReport(text: string): Tally {
  const report = JSON.parse(text) as Record<string, number>;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Reads Playwright's JSON report; an error outside a test counts as a failed one. */
export function readPlaywrightReport(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * Counts a run of a test runner by its report. A run that fails without a failed test, leaves no
 * report or (unless `mayBeEmpty`) holds no test at all is one failure.
 */
export function countRun(ok: boolean, read: () => Tally, mayBeEmpty = false): Tally {
  let tally: Tally;
  try {
    tally = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  const empty = tally.passed + tally.failed === 0;
  const silent = (!ok && tally.failed === 0) || (empty && !mayBeEmpty);
  return silent ? { ...tally, failed: 1 } : tally;
}
