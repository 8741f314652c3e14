import { accountsMatrix } from "./accounts.ts";
import { adminMatrix } from "./admin.ts";
import { directoryMatrix } from "./directory.ts";
import type { AreaMatrix, Outcome, Rows, Whose } from "./outcomes.ts";
import { outreachMatrix } from "./outreach.ts";
import { platformMatrix } from "./platform.ts";
import type { Role } from "./roles.ts";
import { uploadsMatrix } from "./uploads.ts";

const areas: AreaMatrix[] = [
  platformMatrix,
  accountsMatrix,
  uploadsMatrix,
  directoryMatrix,
  outreachMatrix,
  adminMatrix,
];

/** The response of every route to every role for every object, by `METHOD /path`. */
export const accessMatrix: ReadonlyMap<string, Rows> = new Map(areas.flatMap(Object.entries));

/** The rows of a route, each with the owner of its object. */
export const rowsOf = (rows: Rows) =>
  "none" in rows
    ? [{ whose: "none" as const, row: rows.none }]
    : (["own", "others", "missing"] as const).map((whose) => ({ whose, row: rows[whose] }));

export function expectedOutcome(name: string, role: Role, whose: Whose): Outcome {
  const rows = accessMatrix.get(name);
  const row = rows && rowsOf(rows).find((one) => one.whose === whose)?.row;
  if (!row) throw new Error(`The access matrix says nothing about ${name}, ${whose}`);
  return row[role];
}
