import { existsSync, readFileSync } from "node:fs";

/**
 * Journeys that may pass at the second attempt, because a browser on two busy cores now and then loses a key
 * press or a frame. More at once is a fault of ours.
 */
const MAX_FLAKY = 2;

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

  vitest: ({ reportFile }) => {
    const report = readReport<{ numPassedTests: number; numFailedTests: number }>(reportFile);
    return report && { passed: report.numPassedTests, failed: report.numFailedTests };
  },

  playwright: ({ reportFile }) => {
    const report = readReport<{ stats: { expected: number; flaky: number; unexpected: number } }>(
      reportFile,
    );
    if (!report) return undefined;
    const { expected, flaky, unexpected } = report.stats;
    const isTolerable = flaky <= MAX_FLAKY;
    return isTolerable
      ? { passed: expected + flaky, failed: unexpected }
      : { passed: expected, failed: unexpected + flaky };
  },
};

function gate({ isGreen }: StepOutput): Counts {
  return isGreen ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Report) : undefined;
}
