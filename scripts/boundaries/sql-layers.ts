import { join } from "node:path";
import { repositoryRoot } from "../lib/paths.ts";
import { readTables } from "./find-table-uses.ts";
import { findTableViolations, tableRules } from "./find-table-violations.ts";
import { findStaleTables } from "./table-owners.ts";

// Queries follow the order of the areas, like imports do: docs/decisions/055-queries-follow-the-order-of-areas.md.
const api = join(repositoryRoot, "apps/api/src");
const violations = findTableViolations(api);
const stale = findStaleTables(readTables(join(api, "platform/db/types.generated.ts")));

const pairs = Map.groupBy(violations, ({ area, table, rule }) => `${area} -> ${table} (${rule})`);
for (const [pair, uses] of [...pairs].toSorted(([one], [other]) => one.localeCompare(other))) {
  console.log(`${uses.length} ${pair}`);
  for (const { file, line } of uses) console.log(`  apps/api/src/${file}:${line}`);
}
for (const rule of new Set(violations.map((violation) => violation.rule)))
  console.log(`${rule}: ${tableRules[rule]}`);
for (const table of stale)
  console.log(`${table} is gone; take it out of scripts/boundaries/table-owners.ts.`);
console.log(`${violations.length} places name a table that their area may not name`);
if (violations.length > 0 || stale.length > 0) process.exitCode = 1;
