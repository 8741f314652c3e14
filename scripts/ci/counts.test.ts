import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { countChecks } from "./counts.ts";

const folder = mkdtempSync(join(tmpdir(), "boab-counts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeReport(content: unknown): string {
  const file = join(folder, `${Math.random()}.json`);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const missingFile = join(folder, "nowhere.json");

describe("counting the checks of a step", () => {
  it("counts a gate as one", () => {
    const step = { log: "", reportFile: missingFile };
    expect(countChecks("gate", { ...step, isGreen: true })).toEqual({ passed: 1, failed: 0 });
    expect(countChecks("gate", { ...step, isGreen: false })).toEqual({ passed: 0, failed: 1 });
  });

  it("reads the last total a step printed", () => {
    const log = "1 passed, 9 failed\nagain\n54 passed, 0 failed\n";
    expect(countChecks("last-line", { isGreen: true, log, reportFile: missingFile })).toEqual({
      passed: 54,
      failed: 0,
    });
  });

  it("reads Vitest's report", () => {
    const reportFile = writeReport({ numPassedTests: 120, numFailedTests: 2 });
    expect(countChecks("vitest", { isGreen: false, log: "", reportFile })).toEqual({
      passed: 120,
      failed: 2,
    });
  });

  it("tolerates two of Vitest's tests that needed a second attempt, and no third", () => {
    const reportFile = writeReport({ numPassedTests: 120, numFailedTests: 0 });
    const logWith = (flaky: string[]) =>
      [
        "Tests 120 passed",
        `  ${flaky.length} flaky`,
        ...flaky.map((name) => `    ${name}`),
        "",
      ].join("\n");
    const count = (flaky: string[]) =>
      countChecks("vitest", { isGreen: true, log: logWith(flaky), reportFile });
    expect(count(["a.test.ts › a", "b.test.ts › b"])).toEqual({ passed: 120, failed: 0 });
    expect(count(["a.test.ts › a", "b.test.ts › b", "c.test.ts › c"])).toEqual({
      passed: 117,
      failed: 3,
    });
  });

  it("reads Playwright's report and tolerates two journeys that needed a second attempt", () => {
    const reportFile = writeReport({ stats: { expected: 30, flaky: 2, unexpected: 0 } });
    expect(countChecks("playwright", { isGreen: true, log: "", reportFile })).toEqual({
      passed: 32,
      failed: 0,
    });
  });

  it("counts more than two flaky journeys as failed, even though Playwright is content", () => {
    const reportFile = writeReport({ stats: { expected: 30, flaky: 3, unexpected: 1 } });
    expect(countChecks("playwright", { isGreen: true, log: "", reportFile })).toEqual({
      passed: 30,
      failed: 4,
    });
  });

  it("counts a failed step without a failed check as one failure", () => {
    const reportFile = writeReport({ numPassedTests: 5, numFailedTests: 0 });
    expect(countChecks("vitest", { isGreen: false, log: "", reportFile })).toEqual({
      passed: 5,
      failed: 1,
    });
  });

  it.each(["vitest", "playwright", "last-line"] as const)(
    "takes a missing report of %s for a failure",
    (countedBy) => {
      expect(countChecks(countedBy, { isGreen: true, log: "", reportFile: missingFile })).toEqual({
        passed: 0,
        failed: 1,
      });
    },
  );
});
