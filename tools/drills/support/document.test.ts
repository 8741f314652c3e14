import { expect, test } from "vitest";
import { type DrillRecord, extractFindings, insertRecord } from "./document.ts";

const empty = "Before\n\n<!-- drills -->\n\n<!-- end of drills -->\nAfter";
const record = (command: string, figures: string): DrillRecord => ({
  command,
  figures,
  seconds: 12,
  sabotage: "noticed",
  day: "2026-11-17",
});

test("a command has one row, the newest, and rows are sorted", () => {
  const first = insertRecord(empty, record("node tools/drills/pitr.ts", "lost: 3"));
  const second = insertRecord(first, record("node tools/drills/cents.ts", "lost: 0"));
  const text = insertRecord(second, record("node tools/drills/pitr.ts", "lost: 0\nin time: 2 s"));
  expect(text.split("\n").filter((line) => line.startsWith("| `"))).toEqual([
    "| `node tools/drills/cents.ts` | lost: 0 | 12 | noticed | 2026-11-17 |",
    "| `node tools/drills/pitr.ts` | lost: 0<br>in time: 2 s | 12 | noticed | 2026-11-17 |",
  ]);
  expect(text).toMatch(/^Before\n/);
  expect(text).toMatch(/\nAfter$/);
});

test("a row is replaced after the table was aligned", () => {
  const aligned = empty.replace(
    "<!-- drills -->\n",
    "<!-- drills -->\n\n| `node tools/drills/pitr.ts`   | lost: 3 | 12 | noticed | 2026-11-16 |\n",
  );
  const text = insertRecord(aligned, record("node tools/drills/pitr.ts", "lost: 0"));
  expect(text.match(/^\| `.*/gm)).toEqual([
    "| `node tools/drills/pitr.ts` | lost: 0 | 12 | noticed | 2026-11-17 |",
  ]);
});

test("a long form has a row of its own", () => {
  const short = insertRecord(empty, record("node tools/drills/pitr.ts", "lost: 0"));
  const both = insertRecord(short, record("node tools/drills/pitr.ts --full", "lost: 0"));
  expect(both.match(/^\| `/gm)).toHaveLength(2);
});

test("the figures are the findings, those that failed marked", () => {
  const printed = "starting\nok   lost: 0\nFAIL in time: 40 s\n1 passed, 1 failed\n";
  expect(extractFindings(printed)).toBe("lost: 0\n**FAIL in time: 40 s**");
});
