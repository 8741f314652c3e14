import type { StepResult } from "./run-step.ts";

type TimedStep = Pick<StepResult, "seconds"> & { step: Pick<StepResult["step"], "name"> };

/** Where the time of a run went, longest step first; the last line is the whole run by the clock. */
export function formatSecondsTable(results: TimedStep[], runMs: number): string[] {
  const line = (name: string, seconds: number) =>
    `${name.padEnd(24)} ${seconds.toFixed(0).padStart(6)} s`;
  return [
    ...results
      .toSorted((one, other) => other.seconds - one.seconds)
      .map(({ step, seconds }) => line(step.name, seconds)),
    line("whole run", runMs / 1000),
  ];
}
