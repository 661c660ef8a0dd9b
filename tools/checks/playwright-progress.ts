import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { NONE } from "./tally";

/** A reporter of Playwright that sends the counts so far to the process that started it. */
export default class PlaywrightProgress implements Reporter {
  readonly #tally = { ...NONE };

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const outcome = status === "skipped" ? "skipped" : test.ok() ? "passed" : "failed";
    this.#tally[outcome] += 1;
    process.send?.(this.#tally);
  }

  printsToStdio(): boolean {
    return false;
  }
}
