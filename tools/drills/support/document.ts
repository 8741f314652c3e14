import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "../../../scripts/lib/paths.ts";

const documentFile = join(repositoryRoot, "tools/drills/results/drills.md");
const begin = "<!-- drills -->";
const end = "<!-- end of drills -->";

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
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from)
    throw new Error(`tools/drills/results/drills.md lacks ${begin} … ${end}`);
  const rows = text
    .slice(from + begin.length, to)
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
  return `${text.slice(0, from + begin.length)}\n\n${table.join("\n")}\n\n${text.slice(to)}`;
}

/** A bar would end the cell. */
const cell = (text: string) => text.replaceAll("|", "/").replaceAll("\n", "<br>");

export function recordInDocument(record: DrillRecord): void {
  writeFileSync(documentFile, insertRecord(readFileSync(documentFile, "utf8"), record));
}

/** The findings among what a drill printed, those that failed marked. */
export function extractFindings(printed: string): string {
  return printed
    .split("\n")
    .filter((line) => /^(ok {3}|FAIL )/.test(line))
    .map((line) => (line.startsWith("ok") ? line.slice(5) : `**${line}**`))
    .join("\n");
}
