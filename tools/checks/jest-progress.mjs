/** A reporter of Jest that sends the counts so far to the process that started it. */
export default class JestProgress {
  onTestResult(_file, _result, run) {
    process.send?.({
      passed: run.numPassedTests,
      failed: run.numFailedTests + run.numRuntimeErrorTestSuites,
      skipped: run.numPendingTests + run.numTodoTests,
    });
  }
}
