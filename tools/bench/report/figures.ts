import type { Outcome } from "../contenders/contender.ts";
import type { Size } from "../sizes.ts";

export interface Report {
  size: Size;
  outcomes: Outcome[];
}

export function getOutcome(
  report: Report,
  query: string,
  contender: Outcome["contender"],
): Outcome {
  const outcome = report.outcomes.find((one) => one.query === query && one.contender === contender);
  if (!outcome) throw new Error(`${contender} has no outcome for ${query}`);
  return outcome;
}

const wholeNumberFormat = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });
export const formatPerSecond = (value: number): string => wholeNumberFormat.format(value);
export const formatMilliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const formatCpu = (value: number | null): string => (value === null ? "" : value.toFixed(2));
export const formatRatio = (value: number): string => value.toFixed(2);
