import { spawnSync } from "node:child_process";
import { join, relative } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { findCircles } from "./find-circles.ts";
import { findTableViolations, tableRules } from "./find-table-violations.ts";

/** The one boundary that is not about imports, and so is checked by Biome. */
const LINT_RULE = "noProcessEnv";

/** The one that is about folders, and so is checked by a program of our own. */
const CIRCLE_RULE = "topics-import-one-way";

interface CruiseReport {
  summary: { violations: { from: string; rule: { name: string } }[]; ruleSetUsed: RuleSet };
}

interface RuleSet {
  forbidden: { name: string }[];
}

interface LintReport {
  diagnostics: { category: string; location: { path: string | { file: string } } }[];
}

/** Which rules reported which file of the planted tree. */
export type Findings = Map<string, Set<string>>;

/** Runs all tools with the project's own settings on the planted tree. */
export function findViolations(folder: string): { findings: Findings; ruleNames: string[] } {
  const config = join(repositoryRoot, ".dependency-cruiser.mjs");
  const cruise: CruiseReport = runTool(folder, "depcruise", [
    "--config",
    config,
    "--output-type",
    "json",
    "apps",
    "packages",
    "scripts",
    "e2e",
    "tools",
  ]);
  const lint: LintReport = runTool(folder, "biome", [
    "lint",
    "--reporter=json",
    "--max-diagnostics=none",
    "--vcs-enabled=false",
  ]);

  const findings: Findings = new Map();
  for (const { from, rule } of cruise.summary.violations) add(findings, from, rule.name);
  for (const { category, location } of lint.diagnostics) {
    if (!category.endsWith(`/${LINT_RULE}`)) continue;
    const path = typeof location.path === "string" ? location.path : location.path.file;
    const file = path.startsWith("/") ? relative(folder, path) : path;
    add(findings, file, LINT_RULE);
  }
  const areas = "apps/api/src/areas";
  const { topics } = findCircles(join(folder, areas));
  for (const { from } of topics.pairs.flatMap(({ imports }) => imports))
    add(findings, `${areas}/${from}`, CIRCLE_RULE);
  for (const { file, rule } of findTableViolations(join(folder, "apps/api/src")))
    add(findings, `apps/api/src/${file}`, rule);
  const ruleNames = cruise.summary.ruleSetUsed.forbidden.map(({ name }) => name);
  return {
    findings,
    ruleNames: [...ruleNames, LINT_RULE, CIRCLE_RULE, ...Object.keys(tableRules)],
  };
}

function add(findings: Findings, file: string, rule: string): void {
  findings.set(file, (findings.get(file) ?? new Set()).add(rule));
}

// The tools exit with an error when they find something, and here they must.
function runTool<Report>(folder: string, tool: string, args: string[]): Report {
  const program = join(repositoryRoot, "node_modules", ".bin", tool);
  const { stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (!stdout.startsWith("{")) throw new Error(`${tool} gave no report:\n${stdout}${stderr}`);
  return JSON.parse(stdout) as Report;
}
