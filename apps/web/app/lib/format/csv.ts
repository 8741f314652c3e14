const isNegativeNumber = (value: string): boolean => /^-\d{1,15}(\.\d{1,9})?$/.test(value);

/** A spreadsheet would run a cell that starts like a formula, so it gets an apostrophe; negative numbers don't. */
const formatCell = (value: string): string => {
  const escaped = /^[=+\-@\t\r]/.test(value) && !isNegativeNumber(value) ? `'${value}` : value;
  return `"${escaped.replaceAll('"', '""')}"`;
};

export type CsvColumn<Row> = [title: string, read: (row: Row) => string];

const toCsvLine = (cells: readonly string[]) => `${cells.map(formatCell).join(",")}\r\n`;

/** A table for a spreadsheet. The BOM at the start marks it as UTF-8. */
export const toCsv = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  `\uFEFF${[
    columns.map(([title]) => title),
    ...rows.map((row) => columns.map(([, read]) => read(row))),
  ]
    .map(toCsvLine)
    .join("")}`;
