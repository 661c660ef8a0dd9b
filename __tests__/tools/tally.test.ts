import {
  addTallies,
  countRun,
  readJestReport,
  readPlaywrightReport,
} from "../../tools/checks/tally";

test("Jest's report is counted, a file that did not run as one failure", () => {
  const report = { numPassedTests: 7, numFailedTests: 2, numRuntimeErrorTestSuites: 1 };
  expect(readJestReport(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
});

test("Playwright's report is counted, errors outside a test and flaky tests as failures", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 };
  const report = JSON.stringify({ stats, errors: [{ message: "no config" }] });
  expect(readPlaywrightReport(report)).toEqual({ passed: 5, failed: 3 });
});

test("a run without any test is a failure, unless a filter was given", () => {
  const nothing = () => ({ passed: 0, failed: 0 });
  expect(countRun(true, nothing)).toEqual({ passed: 0, failed: 1 });
  expect(countRun(true, nothing, true)).toEqual({ passed: 0, failed: 0 });
});

test("a run that fails without saying why is a failure", () => {
  expect(countRun(false, () => ({ passed: 4, failed: 0 }))).toEqual({ passed: 4, failed: 1 });
  expect(countRun(true, () => ({ passed: 4, failed: 0 }))).toEqual({ passed: 4, failed: 0 });
  const missing = countRun(true, () => {
    throw new Error("no report");
  });
  expect(missing).toEqual({ passed: 0, failed: 1 });
});

test("tallies add up", () => {
  expect(
    addTallies([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({
    passed: 3,
    failed: 3,
  });
});
