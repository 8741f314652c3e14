import type { Outcome } from "../contenders/contender.ts";
import type { Size } from "../sizes.ts";

export interface Report {
  size: Size;
  outcomes: Outcome[];
}

export function outcomeOf(report: Report, query: string, contender: Outcome["contender"]): Outcome {
  const outcome = report.outcomes.find((one) => one.query === query && one.contender === contender);
  if (!outcome) throw new Error(`${contender} has no outcome for ${query}`);
  return outcome;
}

const whole = new Intl.NumberFormat("en-AU", { maximumFractionDigits: 0 });
export const perSecond = (value: number): string => whole.format(value);
export const milliseconds = (value: number): string => value.toFixed(value < 10 ? 1 : 0);
export const cpu = (value: number | null): string => (value === null ? "" : value.toFixed(2));
export const times = (value: number): string => value.toFixed(2);
