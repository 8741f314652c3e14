/** A cell that begins like a formula would be run by a spreadsheet, so it begins with an apostrophe. */
const cell = (value: string): string => {
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${safe.replaceAll('"', '""')}"`;
};

export type CsvColumn<Row> = [title: string, read: (row: Row) => string];

const lineOf = (cells: readonly string[]) => `${cells.map(cell).join(",")}\r\n`;

/** A table for a spreadsheet; the mark in front tells it that this is UTF-8. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
  ]
    .map(lineOf)
    .join("")}`;
