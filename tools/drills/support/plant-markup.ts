import { isSafeLink } from "@boab/contracts/magazine/links";
import pg from "pg";
import { isNonPersonal } from "../../../apps/api/test/personal-columns.ts";
import { payloads, urlPayloads } from "./markup.ts";

interface Column {
  table: string;
  column: string;
}

/** Copies of what somebody wrote elsewhere, and what the team writes. */
const copiedColumns: Record<string, string> = {
  "directory.community_word": "other",
  "magazine.article": "title subtitle excerpt lede",
  "marketplace.checkout_line": "name",
  "marketplace.order_line": "name size colour type",
  "marketplace.order_problem": "note",
  "marketplace.variant": "size colour type",
  "outreach.issue": "subject intro",
  "payments.sale": "seller_name",
  "payments.sale_line": "title",
};

const isCopy = ({ table, column }: Column) =>
  copiedColumns[table]?.split(" ").includes(column) ?? false;

async function listTextColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select table_schema || '.' || table_name as table, column_name as column
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and data_type in ('text', 'character varying') and is_generated = 'NEVER'
       and table_schema not in ('pg_catalog', 'information_schema', 'public', 'migration', 'pgboss')
       and table_name !~ '_\\d{4}_\\d\\d$' order by 1, 2`,
  );
  return rows.filter((one) => isCopy(one) || !isNonPersonal(`${one.table}.${one.column}`));
}

/** Every row gets another one: wherever something stood before, or everywhere. */
const update = ({ table, column }: Column, shift: number, includesEmpty: boolean) =>
  `update ${table} as planted
   set ${column} = ($1::text[])[1 + (numbered.n + ${shift}) % cardinality($1::text[])]
   from (select tableoid as part, ctid as place, row_number() over () as n from ${table}) as numbered
   where planted.tableoid = numbered.part and planted.ctid = numbered.place
     and (${includesEmpty} or coalesce(planted.${column}, '') <> '')`;

/** What the editor writes: JSON, not text. */
const bodyTables = ["magazine.article", "magazine.document", "magazine.document_version"];

/** Links and pictures that may be stored: a page with others is refused as a whole. */
const links = payloads.map((text) => `https://x.example/${text}`).filter(isSafeLink);
const drawing = "/pictures/articles/food/injera.svg";

/** Three of them in each: as text, in the address of a link, and as what is said of a picture. */
const buildPlantBodySql = (table: string, shift: number) =>
  `update ${table} as planted
   set body = jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
     jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(
       jsonb_build_object('type', 'text', 'text', numbered.one),
       jsonb_build_object('type', 'text', 'text', 'a link', 'marks', jsonb_build_array(
         jsonb_build_object('type', 'link', 'attrs', jsonb_build_object('href', numbered.link)))))),
     jsonb_build_object('type', 'image', 'attrs', jsonb_build_object('src', '${drawing}', 'width', 8, 'height', 8,
       'alt', numbered.two, 'caption', numbered.one, 'layout', 'text'))))
   from (select place, texts[1 + n % cardinality(texts)] as one, texts[1 + (n + 19) % cardinality(texts)] as two,
       links[1 + n % cardinality(links)] as link
     from (select ctid as place, row_number() over () + ${shift} as n, $1::text[] as texts, $2::text[] as links
       from ${table}) as shifted) as numbered
   where planted.ctid = numbered.place`;

const listPayloadsUpTo = (length: number) => payloads.filter((text) => text.length <= length);

export interface PlantingResult {
  columns: number;
  planted: Set<string>;
  /** The database itself refuses markup there: an address, a phone number, a handle. */
  refused: string[];
  /** No row to plant in. */
  empty: string[];
}

/**
 * Markup in every text that people write: in every column that isn't listed as impersonal, so a new one is planted until
 * somebody says that nobody writes there.
 */
export async function plantMarkup(databaseUrl: string): Promise<PlantingResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin; set local session_replication_role = replica");
  const columns = await listTextColumns(client);
  const planting: PlantingResult = {
    columns: columns.length,
    planted: new Set(),
    refused: [],
    empty: [],
  };
  for (const [index, column] of columns.entries()) {
    const name = `${column.table}.${column.column}`;
    const lists = /url$|link$/.test(column.column)
      ? [urlPayloads]
      : [
          payloads,
          listPayloadsUpTo(80),
          listPayloadsUpTo(60),
          listPayloadsUpTo(40),
          listPayloadsUpTo(16),
        ];
    const changed = await plantColumn(client, column, lists, index * 37);
    if (changed === undefined) planting.refused.push(name);
    else if (changed === 0) planting.empty.push(name);
    else planting.planted.add(name);
  }
  for (const [index, table] of bodyTables.entries()) {
    const { rowCount } = await client.query(buildPlantBodySql(table, index * 61), [
      payloads,
      links,
    ]);
    if (rowCount) planting.planted.add(`${table}.body`);
    else planting.empty.push(`${table}.body`);
  }
  await client.query("commit");
  await client.end();
  return planting;
}

/** How many rows hold markup now; undefined where the database refuses every list. */
async function plantColumn(
  client: pg.Client,
  column: Column,
  lists: string[][],
  shift: number,
): Promise<number | undefined> {
  for (const list of lists) {
    await client.query("savepoint attempt");
    try {
      const { rowCount } = await client.query(update(column, shift, false), [list]);
      // The demo leaves it empty; somebody will not.
      return rowCount || (await client.query(update(column, shift, true), [list])).rowCount || 0;
    } catch {
      await client.query("rollback to attempt");
    }
  }
  return undefined;
}
