import pg from "pg";

/** The log of the shared PostgreSQL, which its own superuser may read wherever it is. */
const file = "postgres.log";

/** Marks the end of the log; later reads what PostgreSQL has complained about since, to connections of this name. */
export async function watchPostgresLog(databaseUrl: string, applicationName: string) {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const readSize = async () =>
    Number((await db.query("select size from pg_stat_file($1)", [file])).rows[0].size);
  const mark = await readSize();
  const readLines = async (): Promise<string[]> => {
    // Whole characters, although the log is cut anywhere.
    const { rows } = await db.query<{ bytes: Buffer }>(
      "select pg_read_binary_file($1, $2, $3) as bytes",
      [file, mark, Math.max(0, (await readSize()) - mark)],
    );
    await db.end();
    return rows[0]?.bytes.toString().split("\n") ?? [];
  };
  return {
    lines: readLines,
    complaints: async () =>
      (await readLines()).filter((line) => line.includes(`${applicationName} ERROR:`)),
  };
}
