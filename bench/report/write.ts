import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { repositoryRoot } from "../../scripts/lib/paths.ts";
import type { BenchArea } from "../area.ts";
import { connections } from "../settings.ts";
import type { Report } from "./figures.ts";
import { drawBars } from "./picture.ts";
import { writeTables } from "./table.ts";

export const documentFile = join(repositoryRoot, "docs/scale.md");

/** Replaces what is between the area's two marks. */
export function betweenMarks(text: string, area: string, content: string): string {
  const [begin, end] = [`<!-- bench ${area} -->`, `<!-- end of bench ${area} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/scale.md lacks ${begin} … ${end}`);
  return `${text.slice(0, from + begin.length)}\n\n${content}\n\n${text.slice(to)}`;
}

export function writeReport(area: BenchArea, reports: Report[], seconds: number): void {
  const picture = `pictures/bench-${area.name}.svg`;
  writeFileSync(join(repositoryRoot, "docs", picture), drawBars(area, reports));
  const day = new Date().toISOString().slice(0, 10);
  const conditions = `Measured on ${day} with ${connections} connections, three rounds of ${seconds} s each, on ${availableParallelism()} cores that also ran PostgreSQL, Redis and the load itself (load average at the end ${loadavg()[0]?.toFixed(1)}).`;
  const tables = writeTables(area, reports, conditions, picture);
  const text = readFileSync(documentFile, "utf8");
  writeFileSync(documentFile, betweenMarks(text, area.name, tables));
}
