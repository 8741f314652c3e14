import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { checkLogFolder, repositoryRoot } from "../lib/paths.ts";
import { type CountSource, type Counts, countChecks } from "./counts.ts";
import type { Step } from "./steps.ts";

export interface StepResult extends Counts {
  step: Step;
  isGreen: boolean;
  seconds: number;
  log: string;
}

// The journeys take half an hour; one that hangs must not hold up the whole run.
const MAX_STEP_MS = 45 * 60 * 1000;

/** Runs one step with its output in `.cache/ci/<step>.log`, and ends it when its own or the whole run's time is up. */
export async function runStep(step: Step, runEndsAt: number): Promise<StepResult> {
  mkdirSync(checkLogFolder, { recursive: true });
  const logFile = join(checkLogFolder, `${step.name}.log`);
  const reportFile = join(checkLogFolder, `${step.name}.json`);
  rmSync(reportFile, { force: true });

  const startedAt = Date.now();
  const output = openSync(logFile, "w");
  const child = spawn(`${step.command} ${buildReportOptions(step.countedBy, reportFile)}`, {
    shell: true,
    cwd: repositoryRoot,
    env: buildStepEnvironment(step, reportFile),
    stdio: ["ignore", output, output],
    // A group of its own, so that what it started ends with it.
    detached: true,
  });
  const timeoutMs = Math.min(MAX_STEP_MS, Math.max(0, runEndsAt - startedAt));
  const limit = setTimeout(() => child.pid && process.kill(-child.pid, "SIGKILL"), timeoutMs);
  const [exitCode] = await once(child, "exit");
  clearTimeout(limit);

  const isGreen = exitCode === 0;
  const log = stripVTControlCharacters(readFileSync(logFile, "utf8"));
  const counts = countChecks(step.countedBy, { isGreen, log, reportFile });
  return { step, isGreen, seconds: (Date.now() - startedAt) / 1000, log, ...counts };
}

/** A step that was not run counts as a failure. */
export function makeNotRunResult(step: Step, reason: string): StepResult {
  const log = `not run, because ${reason}`;
  return { step, isGreen: false, seconds: 0, log, passed: 0, failed: 1 };
}

function buildReportOptions(countedBy: CountSource, reportFile: string): string {
  if (countedBy === "vitest")
    return `--reporter=default --reporter=json --reporter=./scripts/ci/flaky-reporter.ts --outputFile=${reportFile}`;
  if (countedBy === "playwright") return "-- --reporter=list,json";
  return "";
}

function buildStepEnvironment(step: Step, reportFile: string): NodeJS.ProcessEnv {
  const binFolder = join(repositoryRoot, "node_modules", ".bin");
  return {
    ...process.env,
    CI: "true",
    NO_COLOR: "1",
    PATH: `${binFolder}${delimiter}${process.env.PATH}`,
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
    ...step.env,
  };
}
