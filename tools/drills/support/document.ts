import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";

const resultsFile = join(repositoryRoot, "tools/drills/results/drills.md");
const startMarker = "<!-- drills -->";
const endMarker = "<!-- end of drills -->";

/** What is written about one command. */
export interface DrillRecord {
  command: string;
  /** What the drill printed last, line by line. */
  figures: string;
  seconds: number;
  sabotage: "noticed" | "NOT NOTICED";
  day: string;
}

/** The table in the document with this record in place of the command's earlier one. */
export function insertRecord(text: string, record: DrillRecord): string {
  const [from, to] = [text.indexOf(startMarker), text.indexOf(endMarker)];
  if (from < 0 || to < from)
    throw new Error(`tools/drills/results/drills.md lacks ${startMarker} … ${endMarker}`);
  const rows = text
    .slice(from + startMarker.length, to)
    .split("\n")
    .filter((line) => line.startsWith("| `"));
  // With a space, as also where the table has been aligned.
  const first = `| \`${record.command}\` `;
  const row = `${first}| ${cell(record.figures)} | ${record.seconds} | ${record.sabotage} | ${record.day} |`;
  const others = rows.filter((other) => !other.startsWith(first));
  const table = [
    "| Command | Measured | Seconds | Sabotage | Day |",
    "| --- | --- | --- | --- | --- |",
    ...[...others, row].sort(),
  ];
  return `${text.slice(0, from + startMarker.length)}\n\n${table.join("\n")}\n\n${text.slice(to)}`;
}

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll("|", "/").replaceAll("\n", "<br>");

export function recordInDocument(record: DrillRecord): void {
  writeFileSync(resultsFile, insertRecord(readFileSync(resultsFile, "utf8"), record));
}

/** The findings among what a drill printed, those that failed marked. */
export function extractFindings(printed: string): string {
  return printed
    .split("\n")
    .filter((line) => /^(ok {3}|FAIL )/.test(line))
    .map((line) => (line.startsWith("ok") ? line.slice(5) : `**${line}**`))
    .join("\n");
}
