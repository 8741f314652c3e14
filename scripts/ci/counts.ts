import { existsSync, readFileSync } from "node:fs";

/**
 * Tests of one step that may pass at the second attempt: a browser on two busy cores now and then loses a key press or
 * a frame, and of ten thousand tests with random values one may be unlucky. Each is printed by name. More at once is a
 * fault of ours.
 */
const MAX_FLAKY = 2;

/** As both Vitest's and Playwright's log end: the number, then a line for each. */
export const flakyTests = /^ +(\d+) flaky\n(?: {4}.+\n)+/m;

/** `gate` is one check; the others report how many they ran. */
export type CountSource = "gate" | "last-line" | "vitest" | "playwright";

export interface Counts {
  passed: number;
  failed: number;
}

interface StepOutput {
  isGreen: boolean;
  log: string;
  reportFile: string;
}

/**
 * What a step adds to the total. A failed step, or one without its report, always counts a failure.
 */
export function countChecks(countedBy: CountSource, output: StepOutput): Counts {
  const counts = readers[countedBy](output) ?? { passed: 0, failed: 1 };
  return !output.isGreen && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
}

const readers: Record<CountSource, (output: StepOutput) => Counts | undefined> = {
  gate,

  "last-line": ({ log }) => {
    const found = [...log.matchAll(/(\d+) passed, (\d+) failed/g)].at(-1);
    return found && { passed: Number(found[1]), failed: Number(found[2]) };
  },

  vitest: ({ log, reportFile }) => {
    const report = readReport<{ numPassedTests: number; numFailedTests: number }>(reportFile);
    if (!report) return undefined;
    const flaky = Number(log.match(flakyTests)?.[1] ?? 0);
    return countFlaky(flaky, {
      passed: report.numPassedTests - flaky,
      failed: report.numFailedTests,
    });
  },

  playwright: ({ reportFile }) => {
    const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
      reportFile,
    );
    if (!report) return undefined;
    const { expected, flaky, unexpected } = report.stats;
    return countFlaky(flaky, { passed: expected, failed: unexpected });
  },
};

function countFlaky(flaky: number, { passed, failed }: Counts): Counts {
  return flaky <= MAX_FLAKY
    ? { passed: passed + flaky, failed }
    : { passed, failed: failed + flaky };
}

function gate({ isGreen }: StepOutput): Counts {
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
