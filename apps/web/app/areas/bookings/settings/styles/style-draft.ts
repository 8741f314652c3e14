import { bookingCopy } from "@boab/contracts/bookings/copy";
import {
  maxPreparationLineLength,
  maxPreparationLines,
  priceStepCents,
} from "@boab/contracts/bookings/limits";
import type { Extra, StyleCell, StyleTable } from "@boab/contracts/bookings/styles";
import { formatDecimal, formatEditableAmount, parseAmount } from "@boab/format/amounts";

/** An empty price means that this size isn't offered in this length. Amounts are text as typed. */
export interface CellDraft {
  price: string;
  deposit: string;
  minutesFrom: number;
  minutesTo: number;
}

/** A row for each size and a cell for each length; without sizes or without lengths there is one of them. */
export interface StylesDraft {
  sizes: string[];
  lengths: string[];
  rows: CellDraft[][];
}

export interface ExtraDraft extends Omit<Extra, "priceCents"> {
  price: string;
}

export const createCell = (minutes: number): CellDraft => ({
  price: "",
  deposit: "",
  minutesFrom: minutes,
  minutesTo: minutes,
});

export function toStylesDraft(table: StyleTable | null, minutes: number): StylesDraft | null {
  if (!table) return null;
  const { sizes, lengths, cells } = table;
  const toCell = (size: string | null, length: string | null): CellDraft => {
    const cell = cells.find((one) => one.size === size && one.length === length);
    if (!cell) return createCell(minutes);
    return {
      price: formatDecimal(cell.priceCents),
      deposit: cell.depositCents === null ? "" : formatEditableAmount(cell.depositCents),
      minutesFrom: cell.minutesFrom,
      minutesTo: cell.minutesTo,
    };
  };
  return {
    sizes,
    lengths,
    rows: orNull(sizes).map((size) => orNull(lengths).map((length) => toCell(size, length))),
  };
}

/** One row or column without a name, where there are none to name. */
const orNull = (names: readonly string[]): (string | null)[] =>
  names.length > 0 ? [...names] : [null];

export const createStyles = (minutes: number, price: string): StylesDraft => ({
  sizes: ["Medium"],
  lengths: ["Shoulder"],
  rows: [[{ ...createCell(minutes), price }]],
});

/** A new size starts with the times of the last one, and a new length with those of the length before it. */
export function addSize({ sizes, lengths, rows }: StylesDraft): StylesDraft {
  const copied = (rows.at(-1) ?? []).map((cell) => ({ ...cell, price: "", deposit: "" }));
  return { lengths, sizes: [...sizes, ""], rows: sizes.length === 0 ? rows : [...rows, copied] };
}

export function addLength({ sizes, lengths, rows }: StylesDraft): StylesDraft {
  const withCopy = (row: CellDraft[]) =>
    row.concat(row.slice(-1).map((cell) => ({ ...cell, price: "", deposit: "" })));
  return {
    sizes,
    lengths: [...lengths, ""],
    rows: lengths.length === 0 ? rows : rows.map(withCopy),
  };
}

export const removeSize = ({ sizes, lengths, rows }: StylesDraft, index: number): StylesDraft => ({
  lengths,
  sizes: sizes.toSpliced(index, 1),
  rows: sizes.length > 1 ? rows.toSpliced(index, 1) : rows,
});

export const removeLength = (
  { sizes, lengths, rows }: StylesDraft,
  index: number,
): StylesDraft => ({
  sizes,
  lengths: lengths.toSpliced(index, 1),
  rows: lengths.length > 1 ? rows.map((row) => row.toSpliced(index, 1)) : rows,
});

export const setCell = (
  styles: StylesDraft,
  [row, column]: readonly [number, number],
  changes: Partial<CellDraft>,
): StylesDraft => ({
  ...styles,
  rows: styles.rows.map((cells, at) =>
    at === row
      ? cells.map((cell, index) => (index === column ? { ...cell, ...changes } : cell))
      : cells,
  ),
});

/** BOOK-03, X-32: null for an empty amount, undefined for one that isn't in steps of 50 cents. */
export function readServiceAmount(typed: string): number | null | undefined {
  const cents = parseAmount(typed);
  return cents && cents % priceStepCents !== 0 ? undefined : cents;
}

interface ReadTable {
  table: StyleTable;
  /** Errors by field, such as `rows.0.1.price`. */
  errors: Record<string, string>;
}

/** The table to save. Cells without a price are left out. */
export function readStyles({ sizes, lengths, rows }: StylesDraft): ReadTable {
  const errors: Record<string, string> = {};
  const cells: StyleCell[] = [];
  for (const [row, draftCells] of rows.entries())
    for (const [column, cell] of draftCells.entries()) {
      const [priceCents, depositCents] = [
        readServiceAmount(cell.price),
        readServiceAmount(cell.deposit),
      ];
      if (priceCents === undefined) errors[`rows.${row}.${column}.price`] = bookingCopy.priceStep;
      if (depositCents === undefined)
        errors[`rows.${row}.${column}.deposit`] = bookingCopy.priceStep;
      if (priceCents === null || priceCents === undefined) continue;
      if ((depositCents ?? 0) > priceCents)
        errors[`rows.${row}.${column}.deposit`] = bookingCopy.depositTooLarge;
      cells.push({
        size: sizes[row]?.trim() ?? null,
        length: lengths[column]?.trim() ?? null,
        priceCents,
        depositCents: depositCents || null,
        minutesFrom: cell.minutesFrom,
        minutesTo: cell.minutesTo,
      });
    }
  if (cells.length === 0) errors["rows.0.0.price"] ??= bookingCopy.styleCellRequired;
  for (const [list, names] of Object.entries({ sizes, lengths }))
    for (const [index, name] of names.entries()) {
      const issue = findNameIssue(name, names, index);
      if (issue) errors[`${list}.${index}`] = issue;
    }
  const trim = (names: readonly string[]) => names.map((name) => name.trim());
  return { table: { sizes: trim(sizes), lengths: trim(lengths), cells }, errors };
}

function findNameIssue(name: string, names: readonly string[], index: number): string | undefined {
  const normalise = (typed: string) => typed.trim().toLowerCase();
  if (normalise(name) === "") return bookingCopy.optionNameRequired;
  const first = names.findIndex((other) => normalise(other) === normalise(name));
  return first < index ? bookingCopy.optionNameRepeated : undefined;
}

export const toExtraDraft = ({ priceCents, ...extra }: Extra): ExtraDraft => ({
  ...extra,
  price: formatDecimal(priceCents),
});

export function readExtras(drafts: readonly ExtraDraft[]) {
  const errors: Record<string, string> = {};
  const names = drafts.map(({ name }) => name);
  const extras = drafts.map(({ name, price, minutes }, index): Extra => {
    const priceCents = readServiceAmount(price);
    if (priceCents === undefined) errors[`${index}.price`] = bookingCopy.priceStep;
    const issue = findNameIssue(name, names, index);
    if (issue) errors[`${index}.name`] = issue;
    return { name: name.trim(), minutes, priceCents: priceCents ?? 0 };
  });
  return { extras, errors };
}

/** One line each, as it is typed in one field. */
export function readPreparation(typed: string): { preparation: string[]; error?: string } {
  const preparation = typed
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  if (preparation.length > maxPreparationLines)
    return { preparation, error: bookingCopy.tooManyPreparationLines };
  const isTooLong = preparation.some((line) => line.length > maxPreparationLineLength);
  return isTooLong ? { preparation, error: bookingCopy.preparationTooLong } : { preparation };
}
