import { Kysely, type KyselyPlugin, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { makeCamelCasePlugin } from "../../apps/api/src/platform/db/db.ts";
import { withScratchDatabase } from "../../apps/api/test/databases.ts";

// `npm run bench rows` says what renaming columns costs a row: the same reads with and without the plugin, in turns.
const columnCount = 40;
const roundCount = 200;
const names = Array.from({ length: columnCount }, (_, index) => `some_column_${letter(index)}`);

function letter(index: number): string {
  return `${String.fromCharCode(97 + Math.floor(index / 26))}${String.fromCharCode(97 + (index % 26))}`;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await withScratchDatabase(async (url) => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const open = (plugins: KyselyPlugin[]) =>
    new Kysely<{ wide: Record<string, string> }>({
      dialect: new PostgresDialect({ pool }),
      plugins,
    });
  const readers = { plain: open([]), renamed: open([makeCamelCasePlugin()]) };
  const list = names.map((name) => `'text of ' || number as ${name}`).join(", ");
  await sql
    .raw(`create table wide as select ${list} from generate_series(1, 1000) as number`)
    .execute(readers.plain);
  for (const rows of [20, 1_000]) {
    const times = { plain: [] as number[], renamed: [] as number[] };
    for (let turn = 0; turn < roundCount; turn++)
      for (const kind of ["plain", "renamed"] as const) {
        const start = process.hrtime.bigint();
        await readers[kind].selectFrom("wide").selectAll().limit(rows).execute();
        times[kind].push(Number(process.hrtime.bigint() - start));
      }
    const [plain, renamed] = [median(times.plain), median(times.renamed)];
    const nsPerRow = Math.round((renamed - plain) / rows);
    console.log(
      `${rows} rows of ${columnCount} columns: ${(plain / 1e6).toFixed(2)} ms without, ${(renamed / 1e6).toFixed(2)} ms with the plugin, ${nsPerRow} ns a row`,
    );
  }
  await pool.end();
});
