/** A column of a generated interface. The table and the column have the names that PostgreSQL knows. */
interface GeneratedColumn {
  row: string;
  table: string;
  column: string;
  property: string;
  type: string;
}

/** Gives the columns of the generated interfaces other types. */
export function retypeColumns(types: string, retype: (column: GeneratedColumn) => string): string {
  const tables = new Map(
    [...types.matchAll(/^ {2}"([\w.]+)": (\w+);$/gm)].map(([, table = "", row = ""]) => [
      row,
      toSnakeCase(table),
    ]),
  );
  return types.replace(/^export interface (\w+) \{\n[^}]*\}/gm, (text, row: string) => {
    const table = tables.get(row);
    if (table === undefined) return text;
    return text.replace(/^ {2}(\w+): (.*);$/gm, (_, property: string, type: string) => {
      const column = toSnakeCase(property);
      return `  ${property}: ${retype({ row, table, column, property, type })};`;
    });
  });
}

export const toSnakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
