import type { BenchArea } from "../area.ts";
import { outcomeOf, type Report, times } from "./figures.ts";

export const targets = {
  /** The API's requests per second relative to the thin server's. */
  leastShare: 0.7,
  /** The API's processor time relative to the thin server's. */
  mostCpu: 1.5,
  /** The API's median in the largest data set relative to the smallest. */
  mostGrowth: { list: 2, search: 8 },
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
      const thin = outcomeOf(report, name, "thin");
      const api = outcomeOf(report, name, "API");
      const share = api.requestsPerSecond / thin.requestsPerSecond;
      const cpu = (api.cpuMsPerRequest ?? 0) / (thin.cpuMsPerRequest ?? 1);
      return [
        {
          promise: `${name}, ${report.size}: at least ${targets.leastShare} of the thin server's pace`,
          figure: times(share),
          holds: share >= targets.leastShare,
        },
        {
          promise: `${name}, ${report.size}: at most ${targets.mostCpu} of its processor time`,
          figure: times(cpu),
          holds: cpu <= targets.mostCpu,
        },
      ];
    }),
  );
  return [...verdicts, ...judgeGrowth(area, reports)];
}

function judgeGrowth(area: BenchArea, reports: Report[]): Verdict[] {
  const smallest = reports.find(({ size }) => size === "10k");
  const largest = reports.find(({ size }) => size === "1m");
  if (!smallest || !largest) return [];
  return area.queries.map(({ name, kind }) => {
    const most = targets.mostGrowth[kind];
    const growth =
      outcomeOf(largest, name, "API").medianMs / outcomeOf(smallest, name, "API").medianMs;
    return {
      promise: `${name}: median at a million at most ${most} times that at ten thousand`,
      figure: times(growth),
      holds: growth <= most,
    };
  });
}
