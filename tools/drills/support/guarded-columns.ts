import { sql } from "kysely";
import type { makeTestApp } from "../../../apps/api/test/harness.ts";

type Db = ReturnType<typeof makeTestApp>["db"];

/** Whose a row is, what it cost, when it was made and what staff have decided: no field of a request changes these. */
const guardedColumnPattern =
  "^((owner|user|buyer|seller|payee|author|profile|store|business|item|charge|stripe|stripe_account)_id|created_at|" +
  "(user|admin|merchant|media|mag|directory)_status|directory_plan|(fee|share|amount|total|paid)_cents|" +
  "is_(verified|featured|spotlight|removed|withheld)|verified_at|listing_priority|commission.*)$";

interface GuardedTable {
  name: string;
  keys: string[];
  columns: string[];
}

/** Compares rows with the snapshot that the access matrix keeps in `kept`. */
export async function makeGuardedColumnCheck(db: Db) {
  const { rows: tables } = await sql<GuardedTable>`
    select format('%s.%s', nspname, relname) as name,
      array_agg(attname::text) filter (where is_key) as keys,
      array_agg(attname::text) filter (where not is_key and attname ~ ${guardedColumnPattern}) as columns
    from (
      select nspname, relname, attname, attnum = any(indkey) as is_key
      from pg_index join pg_class on pg_class.oid = indrelid
      join pg_namespace on pg_namespace.oid = relnamespace
      join pg_attribute on attrelid = indrelid and attnum > 0 and not attisdropped and attgenerated = ''
      where indisprimary
    ) as columns
    where nspname <> 'pgboss'
    group by 1 having bool_or(not is_key and attname ~ ${guardedColumnPattern})`.execute(db);

  /** The guarded columns that differ in a row which was there before. */
  return async function findChangedColumns(changed: string[]): Promise<string[]> {
    const found: string[] = [];
    for (const { name, keys, columns } of tables.filter((table) => changed.includes(table.name))) {
      const counts = columns.map(
        (column) => `count(*) filter (where now.${column} is distinct from before.${column})`,
      );
      const { rows } = await sql
        .raw<{ counts: number[] }>(
          `select array[${counts.join(", ")}]::int[] as counts
           from ${name} as now join kept."${name}" as before using (${keys.join(", ")})`,
        )
        .execute(db);
      columns.forEach((column, index) => {
        if (rows[0]?.counts[index]) found.push(`${name}.${column}`);
      });
    }
    return found;
  };
}
