import type { Reporter, TestCase } from "vitest/node";

/** Ends Vitest's log with the tests that were red first and green when tried again, as Playwright writes it. */
export default class FlakyReporter implements Reporter {
  readonly #flaky: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky)
      this.#flaky.push(`${test.module.relativeModuleId} › ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#flaky.length === 0) return;
    console.log(`  ${this.#flaky.length} flaky`);
    for (const name of this.#flaky) console.log(`    ${name}`);
  }
}
