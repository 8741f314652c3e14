import type { BenchArea } from "../area.ts";
import { sizes } from "../sizes.ts";
import { formatRatio, getOutcome, type Report } from "./figures.ts";

export const targets = {
  /** The API's requests per second relative to the thin server's. */
  minShare: 0.7,
  /** The API's processor time relative to the thin server's. */
  maxCpuRatio: 1.5,
  /** The API's median in the largest data set relative to the smallest. */
  maxGrowth: { list: 2, search: 8 },
};

export interface Verdict {
  promise: string;
  figure: string;
  holds: boolean;
}

/** Every target, for every query in every size. */
export function judge(area: BenchArea, reports: Report[]): Verdict[] {
  const verdicts = reports.flatMap((report) =>
    area.queries.flatMap(({ name }): Verdict[] => {
      const thin = getOutcome(report, name, "thin");
      const api = getOutcome(report, name, "API");
      const share = api.requestsPerSecond / thin.requestsPerSecond;
      const cpuRatio = (api.cpuMsPerRequest ?? 0) / (thin.cpuMsPerRequest ?? 1);
      return [
        {
          promise: `${name}, ${report.size}: at least ${targets.minShare} of the thin server's pace`,
          figure: formatRatio(share),
          holds: share >= targets.minShare,
        },
        {
          promise: `${name}, ${report.size}: at most ${targets.maxCpuRatio} of its processor time`,
          figure: formatRatio(cpuRatio),
          holds: cpuRatio <= targets.maxCpuRatio,
        },
      ];
    }),
  );
  return [...verdicts, ...judgeGrowth(area, reports)];
}

function judgeGrowth(area: BenchArea, reports: Report[]): Verdict[] {
  const [smallest] = reports;
  const largest = reports.at(-1);
  if (!smallest || !largest || !isHundredfold(smallest, largest)) return [];
  return area.queries.map(({ name, kind }) => {
    const maxGrowth = targets.maxGrowth[kind];
    const growth =
      getOutcome(largest, name, "API").medianMs / getOutcome(smallest, name, "API").medianMs;
    return {
      promise: `${name}: median at ${largest.size} at most ${maxGrowth} times that at ${smallest.size}`,
      figure: formatRatio(growth),
      holds: growth <= maxGrowth,
    };
  });
}

const isHundredfold = (smallest: Report, largest: Report): boolean =>
  sizes[largest.size] / sizes[smallest.size] === 100;
