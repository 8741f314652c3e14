import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";
import type { BenchArea } from "../area.ts";
import { connectionCount } from "../settings.ts";
import type { Report } from "./figures.ts";
import { drawBars } from "./picture.ts";
import { writeTables } from "./table.ts";

const resultsFolder = join(repositoryRoot, "tools/bench/results");

export const getResultFile = (name: string): string => join(resultsFolder, `${name}.md`);

/** What a result file says: its title, the command that writes it, and the figures. */
export const toResult = (title: string, name: string, content: string): string =>
  `# ${title}\n\nWritten by \`npm run bench ${name}\`.\n\n${content}\n`;

export function writeResult(title: string, name: string, content: string): void {
  writeFileSync(getResultFile(name), toResult(title, name, content));
}

export function writeReport(area: BenchArea, reports: Report[], seconds: number): void {
  const picture = `bench-${area.name}.svg`;
  writeFileSync(join(resultsFolder, picture), drawBars(area, reports));
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `Measured on ${day} with ${connectionCount} connections, three rounds of ${seconds} s each, on ${availableParallelism()} cores that also ran PostgreSQL, Redis and the load itself (load average at the end ${loadavg()[0]?.toFixed(1)}).`;
  const tables = writeTables(area, reports, conditions, picture);
  writeResult(area.title, area.name, tables);
}
