import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useTestApp } from "#test/harness.ts";
import { type Db, inTransaction } from "./db.ts";

const app = useTestApp();

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}

/** Partitions are left out: no code names one, and their names end in a month. */
const listColumns = async (db: Db) =>
  (
    await sql<Column>`
      select table_schema as schema, table_name as table, column_name as column, data_type as type
      from information_schema.columns
      join pg_class on pg_class.oid = format('%I.%I', table_schema, table_name)::regclass
      where not relispartition
        and table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
      order by 1, 2, ordinal_position`.execute(db)
  ).rows;

const toCamelCase = (name: string) =>
  name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

describe("names in camelCase", () => {
  test("every table and column is found again under its camelCase name", async () => {
    const columns = await listColumns(app.db);
    expect(columns.length).toBeGreaterThan(500);
    for (const { schema, table, column } of columns) {
      const columnQuery = sql`${sql.ref(`${schema}.${toCamelCase(table)}.${toCamelCase(column)}`)}`;
      expect(columnQuery.compile(app.db).sql).toBe(`"${schema}"."${table}"."${column}"`);
      const { rows } = await sql`select 1 as ${sql.ref(column)}`.execute(app.db);
      expect(rows).toEqual([{ [toCamelCase(column)]: 1 }]);
    }
  });
});

const nestedJson = {
  snake_case: { inner_key: [{ deep_key: null }, [{ in_array: 1 }], "a_text"] },
  camelCase: { innerKey: true, _leading: 0.5, __twice: "", UPPER_CASE: [] },
  "with space": [null, false, { a_b: { c_d: { e_f: "é" } } }],
};

/** The last value has arrays and objects at the top, where the plugin looks first. */
const values = [nestedJson, [nestedJson, null, { a_b: 1 }], { a_b: null }];

describe("what a jsonb column holds", () => {
  test("comes back as it was written, from every such column", async () => {
    const columns = (await listColumns(app.db)).filter(({ type }) => /^jsonb?$/.test(type));
    expect(columns.length).toBeGreaterThan(10);
    for (const { schema, table, column } of columns) {
      const name = `${schema}.${table}.${column}`;
      await inTransaction(app.db, async (tx) => {
        // The column's type without its constraints, which say what each area may store.
        await sql`create temporary table held on commit drop
          as select ${sql.ref(column)} from ${sql.table(`${schema}.${table}`)} limit 0`.execute(tx);
        for (const value of values)
          await sql`insert into held values (${JSON.stringify(value)})`.execute(tx);
        const rows = await tx
          .withTables<{ held: Record<string, unknown> }>()
          .selectFrom("held")
          .selectAll()
          .execute();
        const read = rows.map((row) => row[toCamelCase(column)]);
        expect(read, name).toEqual(values);
        expect(JSON.stringify(sortKeys(read)), name).toBe(JSON.stringify(sortKeys(values)));
      });
    }
  });
});

/** PostgreSQL orders the keys of a jsonb value its own way. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
