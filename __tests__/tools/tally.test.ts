import {
  addTallies,
  countRun,
  describeTally,
  readJestReport,
  readPlaywrightReport,
} from "../../tools/checks/tally";

const ran = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });

test("Jest's report is counted, a file that did not run as one failure", () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 2,
    numRuntimeErrorTestSuites: 1,
    numPendingTests: 3,
    numTodoTests: 1,
  };
  expect(readJestReport(JSON.stringify(report))).toEqual(ran(7, 3, 4));
});

test("Playwright's report is counted, errors outside a test and flaky tests as failures", () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const report = JSON.stringify({ stats, errors: [{ message: "no config" }] });
  expect(readPlaywrightReport(report)).toEqual(ran(5, 3, 2));
});

test("a run without any test is a failure, unless a filter was given", () => {
  expect(countRun(true, () => ran(0))).toEqual(ran(0, 1));
  expect(countRun(true, () => ran(0), { mayBeEmpty: true })).toEqual(ran(0));
});

test("a run that fails without saying why is a failure", () => {
  expect(countRun(false, () => ran(4))).toEqual(ran(4, 1));
  expect(countRun(true, () => ran(4))).toEqual(ran(4));
  const missing = () => {
    throw new Error("no report");
  };
  expect(countRun(true, missing)).toEqual(ran(0, 1));
  expect(countRun(false, missing, { counted: ran(160, 2, 1) })).toEqual(ran(160, 3, 1));
});

test("tallies add up, and name skipped tests only if there are any", () => {
  expect(addTallies([ran(1), ran(2, 3, 4)])).toEqual(ran(3, 3, 4));
  expect(describeTally(ran(3))).toBe("3 passed, 0 failed");
  expect(describeTally(ran(3, 1, 2))).toBe("3 passed, 1 failed, 2 skipped");
});
