import { parse } from "csv-parse/sync";

interface CsvLimits {
  /** The max number of rows, not counting the row of titles. */
  rows: number;
  charactersPerRow: number;
}

/** A row with its number as a spreadsheet shows it, starting at 1. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export type CsvFile =
  | { ok: true; titles: string[]; rows: CsvRow[] }
  | { ok: false; reason: "unreadable" | "too many rows" };

/** A spreadsheet saves with commas, or with semicolons where commas are decimal marks. */
const detectDelimiter = (text: string): string => {
  const [titles = ""] = text.split(/\r?\n/, 1);
  return titles.split(";").length > titles.split(",").length ? ";" : ",";
};

/**
 * Reads a file with a row of titles. It never reads more than the limits, whatever the file says.
 *
 *     const file = readCsv(text, { rows: 1000, charactersPerRow: 20_000 });
 */
export function readCsv(text: string, limits: CsvLimits): CsvFile {
  let read: { record: string[]; info: { records: number; empty_lines: number } }[];
  try {
    read = parse(text, {
      bom: true,
      delimiter: detectDelimiter(text),
      info: true,
      max_record_size: limits.charactersPerRow,
      relax_column_count: true,
      skip_empty_lines: true,
      // Reads one row more than allowed, to notice that there are too many.
      to: limits.rows + 2,
    }) as unknown as typeof read;
  } catch {
    return { ok: false, reason: "unreadable" };
  }
  if (read.length > limits.rows + 1) return { ok: false, reason: "too many rows" };
  const [titles, ...rows] = read;
  if (!titles) return { ok: false, reason: "unreadable" };
  return {
    ok: true,
    titles: titles.record.map((title) => title.trim()),
    rows: rows.map(({ record, info }) => ({
      line: info.records + info.empty_lines,
      cells: record,
    })),
  };
}
