import type { BenchArea } from "../area.ts";
import { contenderNames } from "../contenders/contender.ts";
import {
  formatCpu,
  formatMilliseconds,
  formatPerSecond,
  formatRatio,
  getOutcome,
  type Report,
} from "./figures.ts";
import { judge } from "./targets.ts";

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function buildSizeTable(area: BenchArea, report: Report): string[] {
  const head = [
    "Query",
    "",
    "requests/s",
    "median ms",
    "p95 ms",
    "CPU ms/request",
    "PostgreSQL's",
    "share",
  ];
  const lines = area.queries.flatMap(({ name }) => {
    const thin = getOutcome(report, name, "thin");
    return contenderNames.map((contender) => {
      const outcome = getOutcome(report, name, contender);
      return row([
        contender === "SQL" ? name : "",
        contender,
        formatPerSecond(outcome.requestsPerSecond),
        formatMilliseconds(outcome.medianMs),
        formatMilliseconds(outcome.p95Ms),
        formatCpu(outcome.cpuMsPerRequest),
        formatCpu(outcome.databaseMsPerRequest),
        formatRatio(outcome.requestsPerSecond / thin.requestsPerSecond),
      ]);
    });
  });
  return [row(head), row(head.map(() => "---")), ...lines];
}

/** The section in the document: conditions, one table per size, and the targets. */
export function writeTables(
  area: BenchArea,
  reports: Report[],
  conditions: string,
  picture: string,
): string {
  const verdicts = judge(area, reports);
  const metCount = verdicts.filter(({ holds }) => holds).length;
  const missed = verdicts.filter(({ holds }) => !holds);
  return [
    conditions,
    "",
    `![Requests per second of SQL, thin server and API](${picture})`,
    ...reports.flatMap((report) => ["", `**${report.size}**`, "", ...buildSizeTable(area, report)]),
    "",
    `${metCount} of ${verdicts.length} targets are met.`,
    ...(missed.length > 0 ? ["Missed:", ""] : []),
    ...missed.map(({ promise, figure }) => `- ${promise}: ${figure}`),
  ].join("\n");
}
