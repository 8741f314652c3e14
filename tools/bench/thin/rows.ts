import type pg from "pg";
import { makeStatementNamer } from "../../../apps/api/src/platform/db/prepared.ts";
import type { Statement } from "../area.ts";

export type Rows = Record<string, unknown>[];

const getStatementName = makeStatementNamer();

/** Runs a statement, prepared if the API prepares it, and names its columns as the API's code does. */
export async function runStatement(
  database: pg.Pool | pg.PoolClient,
  { sql, parameters }: Statement,
): Promise<Rows> {
  const name = getStatementName(sql);
  const query = name ? { name, text: sql } : { text: sql };
  const { fields, rows } = await database.query({ ...query, values: parameters, rowMode: "array" });
  return nameColumns(
    fields.map((field) => field.name),
    rows,
  );
}

/** Building each row once, under its final names, takes no longer than pg takes to build it under the stored ones. */
export function nameColumns(columns: string[], rows: unknown[][]): Rows {
  const names = columns.map(toCamelCase);
  return rows.map((values) => {
    const row: Record<string, unknown> = {};
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row;
  });
}

const toCamelCase = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
