import pg from "pg";
import { isNonPersonal, isPublished } from "../../../apps/api/test/personal-columns.ts";

interface Column {
  table: string;
  column: string;
  type: string;
}
type Row = Record<string, unknown>;

/** One planted word: where it stands, and the row around it. */
export interface Planted {
  table: string;
  column: string;
  row: Row;
}

/** Of this run alone: the mail catcher keeps what earlier ones sent. */
export const mailDomain = `r${Date.now().toString(36)}.canary.example`;

const toLetters = (number: number) =>
  [...String(number)].map((digit) => "abcdefghij"[Number(digit)]).join("");
const makePrefix = (index: number) => `zq${toLetters(index)}y`;

/** Letters only, which every rule about texts lets pass, with the number of the row. */
function buildWordSql(index: number, { column, type }: Column): string {
  const word = `'${makePrefix(index)}' || translate(numbered.n::text, '0123456789', 'abcdefghij') || 'qz'`;
  if (column === "days_off")
    return `jsonb_build_array(jsonb_build_object('from', '2031-01-01', 'until', '2031-01-01', 'note', ${word}))`;
  // What the editor writes is only read in its own shape.
  if (column === "body" && type === "jsonb")
    return `jsonb_build_object('type', 'doc', 'content', jsonb_build_array(jsonb_build_object('type', 'paragraph',
      'content', jsonb_build_array(jsonb_build_object('type', 'text', 'text', ${word})))))`;
  if (column === "main_picture")
    return `jsonb_build_object('src', '/pictures/articles/food/injera.svg', 'width', 8, 'height', 8, 'alt', ${word},
      'caption', '')`;
  if (type === "jsonb") return `jsonb_build_object('name', ${word})`;
  if (/email|recipient$/.test(column)) return `${word} || '@${mailDomain}'`;
  return column.endsWith("url") ? `'https://canary.example/' || ${word}` : word;
}

async function listPersonalColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_schema || '.' || table_name as table, column_name as column, data_type as type
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type in ('text', 'character varying', 'jsonb')
       and is_generated = 'NEVER'
       and table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
       and table_name !~ '_\\d{4}_\\d\\d$' order by 1, 2`,
  );
  return rows.filter(({ table, column }) => {
    const name = `${table}.${column}`;
    return !isNonPersonal(name) && !isPublished(name);
  });
}

const buildUpdateSql = (table: string, changes: string[]) =>
  `update ${table} as planted set ${changes.join()}
   from (select tableoid as part, ctid as place, row_number() over () as n from ${table}) as numbered
   where planted.tableoid = numbered.part and planted.ctid = numbered.place
   returning numbered.n, to_jsonb(planted) as row`;

/** In every row if the table allows it, else where something stood before; undefined where it can't be planted. */
async function tryPlanting(client: pg.Client, { index, ...column }: Column & { index: number }) {
  const word = buildWordSql(index, column);
  const old = `planted.${column.column}`;
  const replaceFilledSql = `case when ${old} is null or ${old}::text = '' then ${old} else ${word} end`;
  for (const value of [word, replaceFilledSql]) {
    const change = `${column.column} = ${value}`;
    await client.query("savepoint attempt");
    const rows = await client.query<{ row: Row }>(buildUpdateSql(column.table, [change])).then(
      (result) => result.rows,
      () => [],
    );
    await client.query("rollback to attempt");
    if (rows.some(({ row }) => JSON.stringify(row).includes(makePrefix(index)))) return change;
  }
  return undefined;
}

/**
 * A word of its own in every row of every column that holds something of a person and isn't published; a new column is
 * planted until somebody says that it needn't be.
 */
export async function plantWords(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Past the triggers that keep the audit log from being changed.
  await client.query("begin; set local session_replication_role = replica");
  const columns = (await listPersonalColumns(client)).map((column, index) => ({
    ...column,
    index,
  }));
  const unplantedColumns: string[] = [];
  const rows = new Map<string, Row>();
  for (const [table, group] of Map.groupBy(columns, ({ table }) => table)) {
    const changes: string[] = [];
    for (const column of group) {
      const change = await tryPlanting(client, column);
      if (change) changes.push(change);
      else unplantedColumns.push(`${table}.${column.column}`);
    }
    if (changes.length === 0) continue;
    const planted = await client.query<{ n: string; row: Row }>(buildUpdateSql(table, changes));
    for (const { n, row } of planted.rows) rows.set(`${table} ${toLetters(Number(n))}`, row);
  }
  await client.query("commit");
  await client.end();

  const places = new Map(columns.map((column) => [toLetters(column.index), column]));
  return {
    columns: columns.length,
    unplantedColumns: unplantedColumns,
    /** What of all that stands in a text. */
    findWords(text: string): Planted[] {
      const found = text.toLowerCase().matchAll(/zq([a-j]+)y([a-j]+)qz/g);
      return [...found].flatMap(([, place = "", n]) => {
        const column = places.get(place);
        const row = column && rows.get(`${column.table} ${n}`);
        return row ? [{ table: column.table, column: column.column, row }] : [];
      });
    },
  };
}
