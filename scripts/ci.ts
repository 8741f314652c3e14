import { failuresIn } from "./ci/failures.ts";
import { failUnrun, runStep, type StepResult } from "./ci/run-step.ts";
import { type Step, stages } from "./ci/steps.ts";
import { startServices, stopServices } from "./services/control.ts";

const AT_ONCE = 2;
const SHOWN_LINES = 150;

const results: StepResult[] = [];
try {
  await check();
} catch (error) {
  console.error(error);
  results.push(failUnrun({ name: "services", command: "", countedBy: "gate" }));
}
for (const result of results) if (!result.isGreen) summarise(result);
const failed = sum((result) => result.failed);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${sum((result) => result.passed)} passed, ${failed} failed`);

async function check(): Promise<void> {
  const started = await startServices();
  try {
    for (const stage of stages) {
      const waiting = [...stage];
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(waiting)));
    }
  } finally {
    await stopServices(started);
  }
}

async function work(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const result = isPossible(step) ? await runStep(step) : failUnrun(step);
    results.push(result);
    show(result);
  }
}

function isPossible({ needs }: Step): boolean {
  return !results.some(({ step, isGreen }) => step.name === needs && !isGreen);
}

function show({ step, isGreen, seconds, passed, failed, log }: StepResult): void {
  const verdict = isGreen ? "ok  " : "FAIL";
  console.log(
    `== ${verdict} ${step.name.padEnd(24)} ${seconds.toFixed(1).padStart(6)} s  ${passed} passed, ${failed} failed`,
  );
  for (const [line] of log.matchAll(/^ +\d+ flaky\n(?: {4}.+\n)+/gm)) console.log(line.trimEnd());
  if (!isGreen) console.log(log.trimEnd().split("\n").slice(-SHOWN_LINES).join("\n"));
}

/** Once more at the end: of a long run often only the last lines are kept. */
function summarise({ step, seconds, log }: StepResult): void {
  console.log(`FAIL ${step.name} after ${Math.round(seconds)} s`);
  for (const failure of failuresIn(log)) console.log(`     ${failure}`);
}

function sum(pick: (result: StepResult) => number): number {
  return results.reduce((total, result) => total + pick(result), 0);
}
