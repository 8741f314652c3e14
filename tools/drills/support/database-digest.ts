import pg from "pg";

/** One digest of all rows of every table, by the name of the table: equal digests are equal rows. */
export async function digestDatabase(url: string): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const digests = new Map<string, string>();
  for (const { name } of tables) {
    const { rows } = await client.query<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as digest
       from ${name} as one`,
    );
    digests.set(name, rows[0]?.digest ?? "");
  }
  await client.end();
  return digests;
}

export const findDifferingTables = (
  one: Map<string, string>,
  other: Map<string, string>,
): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter(
    (name) => one.get(name) !== other.get(name),
  );
