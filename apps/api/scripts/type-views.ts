import pg from "pg";
import { toSnakeCase } from "./retype-columns.ts";

/**
 * PostgreSQL calls every column of a view nullable, and so do the generated types. A published view is one table with a
 * list of its columns, so each of its columns has the type that the table gives it.
 */
export async function correctViewTypes(types: string, databaseUrl: string): Promise<string> {
  const interfaces = new Map(
    [...types.matchAll(/^export interface (\w+) \{\n([^}]*)\}/gm)].map(
      ([, name = "", body = ""]) => [name, body],
    ),
  );
  const interfaceNameByTable = new Map(
    [...types.matchAll(/^ {2}"([\w.]+)": (\w+);$/gm)].map(([, table = "", name = ""]) => [
      toSnakeCase(table),
      name,
    ]),
  );
  return (await listViews(databaseUrl)).reduce((text, { view, table }) => {
    const name = interfaceNameByTable.get(view);
    const columns = interfaces.get(interfaceNameByTable.get(table) ?? "")?.split("\n") ?? [];
    const body = interfaces.get(name ?? "");
    if (body === undefined) throw new Error(`no type was generated for ${view}`);
    const typedLines = body.split("\n").map((line) => {
      const columnPrefix = line.slice(0, line.indexOf(":") + 1);
      return columns.find((column) => columnPrefix && column.startsWith(columnPrefix)) ?? line;
    });
    return text.replace(
      `export interface ${name} {\n${body}}`,
      `export interface ${name} {\n${typedLines.join("\n")}}`,
    );
  }, types);
}

/** The views over a single table. */
async function listViews(databaseUrl: string): Promise<{ view: string; table: string }[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`
      select view_schema || '.' || view_name as view, min(table_schema || '.' || table_name) as table
      from information_schema.view_table_usage
      where view_name like 'v\\_%'
      group by view_schema, view_name having count(*) = 1
      order by 1`);
    return rows;
  } finally {
    await client.end();
  }
}
