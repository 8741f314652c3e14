import { mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Findings, findViolations } from "./findings.ts";
import { writePlantedTree } from "./plant-tree.ts";
import { violations } from "./violations.ts";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "boab-planted-")));
try {
  writePlantedTree(folder);
  const { findings, ruleNames } = findViolations(folder);
  report([
    ...violations.map(({ file, rules }) => checkViolation(findings, file, rules)),
    checkCleanFiles(findings),
    checkEveryRuleIsPlanted(ruleNames),
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Check {
  isPassed: boolean;
  text: string;
}

function checkViolation(findings: Findings, file: string, rules: string[]): Check {
  const expected = [...rules].sort().join(", ");
  const found = [...(findings.get(file) ?? [])].sort().join(", ");
  return {
    isPassed: found === expected,
    text: `${file}: expected ${expected}, reported by ${found || "nothing"}`,
  };
}

function checkCleanFiles(findings: Findings): Check {
  const planted = new Set(violations.map(({ file }) => file));
  const falselyReported = [...findings].filter(([file]) => !planted.has(file));
  const list = falselyReported.map(([file, rules]) => `${file} (${[...rules].join(", ")})`);
  return {
    isPassed: falselyReported.length === 0,
    text: `the clean files break no rule${list.length > 0 ? `, but reported: ${list.join("; ")}` : ""}`,
  };
}

function checkEveryRuleIsPlanted(ruleNames: string[]): Check {
  const planted = new Set(violations.flatMap(({ rules }) => rules));
  const missing = ruleNames.filter((name) => !planted.has(name));
  return {
    isPassed: missing.length === 0,
    text: `every rule has a planted violation${missing.length > 0 ? `, but not: ${missing.join(", ")}` : ""}`,
  };
}

function report(checks: Check[]): void {
  for (const { isPassed, text } of checks) console.log(`${isPassed ? "ok  " : "FAIL"} ${text}`);
  const failed = checks.filter(({ isPassed }) => !isPassed).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
