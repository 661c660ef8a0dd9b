import {
  addTallies,
  countRun,
  describeTally,
  readJestReport,
  readPlaywrightReport,
} from "../../tools/checks/tally";

const toTally = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

test("Jest's report is counted, a file that did not run as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 3,
    numTodoTests: 1,
  };
  expect(readJestReport(JSON.stringify(report))).toEqual(toTally(7, 3, 4));
});

test("Playwright's report is counted, errors outside a test and flaky tests as failures", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const report = JSON.stringify({ stats, errors: [{ message: "no config" }] });
  expect(readPlaywrightReport(report)).toEqual(toTally(5, 3, 2));
});

test("a run without any test is a failure, unless it may be empty", () => {
  expect(countRun(true, () => toTally(0))).toEqual(toTally(0, 1));
  expect(countRun(true, () => toTally(0), { mayBeEmpty: true })).toEqual(toTally(0));
});

test("a failed run without a failed test is a failure, and so is a run without a report", () => {
  expect(countRun(false, () => toTally(4))).toEqual(toTally(4, 1));
  expect(countRun(true, () => toTally(4))).toEqual(toTally(4));
  const failRead = () => {
    throw new Error("no report");
  };
  expect(countRun(true, failRead)).toEqual(toTally(0, 1));
  expect(countRun(false, failRead, { counted: toTally(160, 2, 1) })).toEqual(toTally(160, 3, 1));
});

test("tallies add up, and name skipped tests only if there are any", () => {
  expect(addTallies([toTally(1), toTally(2, 3, 4)])).toEqual(toTally(3, 3, 4));
  expect(describeTally(toTally(3))).toBe("3 passed, 0 failed");
  expect(describeTally(toTally(3, 1, 2))).toBe("3 passed, 1 failed, 2 skipped");
});
