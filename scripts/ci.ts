import { flakyTests } from "./ci/counts.ts";
import { extractFailures } from "./ci/failures.ts";
import { makeNotRunResult, runStep, type StepResult } from "./ci/run-step.ts";
import { formatSecondsTable } from "./ci/seconds-table.ts";
import { type Step, stages } from "./ci/steps.ts";
import { startServices, stopServices } from "./services/control.ts";

const MAX_PARALLEL_STEPS = 2;
const SHOWN_LINES = 150;
// A run that takes longer than this on two quiet cores has to be shortened; its table says where.
const MAX_RUN_MS = 75 * 60 * 1000;

// Installing what the machine lacks counts too, so `.ci/run` says when it started.
const startedAt = process.env.CHECK_STARTED_AT
  ? Number(process.env.CHECK_STARTED_AT) * 1000
  : Date.now();
const endsAt = startedAt + MAX_RUN_MS;

const results: StepResult[] = [];
try {
  await check();
} catch (error) {
  console.error(error);
  results.push(makeNotRunResult({ name: "services", command: "", countedBy: "gate" }, "it failed"));
}
for (const result of results) if (!result.isGreen) printFailureSummary(result);
for (const line of formatSecondsTable(results, Date.now() - startedAt)) console.log(line);
if (Date.now() > endsAt) console.log("Stopped: the whole check may take 75 minutes.");
const failed = sum((result) => result.failed);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);

async function check(): Promise<void> {
  const started = await startServices();
  try {
    for (const stage of stages) {
      const waiting = [...stage];
      await Promise.all(Array.from({ length: MAX_PARALLEL_STEPS }, () => work(waiting)));
    }
  } finally {
    await stopServices(started);
  }
}

async function work(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const skipReason = findSkipReason(step);
    const result = skipReason ? makeNotRunResult(step, skipReason) : await runStep(step, endsAt);
    results.push(result);
    show(result);
  }
}

function findSkipReason({ needs }: Step): string | undefined {
  if (Date.now() > endsAt) return "the time of the whole check was up";
  const hasFailed = results.some(({ step, isGreen }) => step.name === needs && !isGreen);
  return hasFailed ? `"${needs}" failed` : undefined;
}

function show({ step, isGreen, seconds, passed, failed, log }: StepResult): void {
  const verdict = isGreen ? "ok  " : "FAIL";
  console.log(
    `== ${verdict} ${step.name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  const flaky = log.match(flakyTests)?.[0];
  if (flaky) console.log(flaky.trimEnd());
  if (!isGreen) console.log(log.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n"));
}

/** Once more at the end: of a long run often only the last lines are kept. */
function printFailureSummary({ step, seconds, log }: StepResult): void {
  console.log(`FAIL ${step.name} after ${Math.round(seconds)} s`);
  for (const failure of extractFailures(log)) console.log(`     ${failure}`);
}

function sum(pick: (result: StepResult) => number): number {
  return results.reduce((total, result) => total + pick(result), 0);
}
