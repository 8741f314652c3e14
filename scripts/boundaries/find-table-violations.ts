import { join } from "node:path";
import { findTableUses, readTables, type TableUse } from "./find-table-uses.ts";
import { orderOfAreas } from "./order-of-areas.ts";
import { findTableOwner, isPublished } from "./table-owners.ts";

/** The rules about tables, each with the reason that is shown with what breaks it. */
export const tableRules = {
  "sql-writes-own-tables":
    "An area writes only its own tables; call a function of the owner's index.ts.",
  "sql-reads-earlier-areas":
    "The tables of an area of its own or a later row are closed; keep a copy that the later area saves, or ask through a port.",
  "sql-reads-published-views": "Of an earlier area only its published views (v_*) may be read.",
} as const;

export interface TableViolation extends TableUse {
  area: string;
  owner: string;
  rule: keyof typeof tableRules;
}

/** Checks every file of the API, with the table types of its own database, against the order of the areas. */
export function findTableViolations(apiFolder: string): TableViolation[] {
  const tables = readTables(join(apiFolder, "platform/db/types.generated.ts"));
  return findTableUses(apiFolder, tables).flatMap((use) => {
    const area = /^areas\/([^/]+)\//.exec(use.file)?.[1] ?? "platform";
    const owner = findTableOwner(use.table);
    const rule = area === owner ? undefined : findBrokenRule(use, area, owner);
    return rule ? [{ ...use, area, owner, rule }] : [];
  });
}

function findBrokenRule({ table, isWrite }: TableUse, area: string, owner: string) {
  if (isWrite) return "sql-writes-own-tables";
  if (findAreaRow(owner) >= findAreaRow(area)) return "sql-reads-earlier-areas";
  return isPublished(table) ? undefined : "sql-reads-published-views";
}

/** Platform stands below every area. */
function findAreaRow(area: string): number {
  if (area === "platform") return -1;
  const row = orderOfAreas.findIndex((areas) => areas.includes(area));
  if (row === -1) throw new Error(`${area} has no place in the order of areas`);
  return row;
}
