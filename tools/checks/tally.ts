export type Tally = { passed: number; failed: number; skipped: number };

export const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };
export const ONE_FAILED: Tally = { ...NONE, failed: 1 };

/** Returns the sums of all counts. */
export function addTallies(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    NONE,
  );
}

/** Returns "2 passed, 1 failed", and skipped tests if there are any. */
export function describeTally({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** Reads Jest's JSON report. A file that did not run counts as one failed test. */
export function readJestReport(text: string): Tally {
  const report = JSON.parse(text) as Record<string, number>;
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = report;
  const { numPendingTests = 0, numTodoTests = 0 } = report;
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests + numTodoTests,
  };
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

/** Reads Playwright's JSON report; an error outside a test counts as a failed one. */
export function readPlaywrightReport(text: string): Tally {
  const { stats, errors } = JSON.parse(text) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

type Counting = {
  /** The counts that the run sent before it ended. */
  counted?: Tally;
  mayBeEmpty?: boolean;
};

/** Adds a failure if the run failed without one, has no report or no test (see `mayBeEmpty`). */
export function countRun(
  ok: boolean,
  readTally: () => Tally,
  { counted = NONE, mayBeEmpty = false }: Counting = {},
): Tally {
  let tally: Tally;
  try {
    tally = readTally();
  } catch {
    return addTallies([counted, ONE_FAILED]);
  }
  const isEmpty = tally.passed + tally.failed === 0;
  const hasNoFailure = (!ok && tally.failed === 0) || (isEmpty && !mayBeEmpty);
  return hasNoFailure ? { ...tally, failed: 1 } : tally;
}
