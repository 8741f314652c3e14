import type { ImportRow } from "@boab/contracts/marketplace/item-import";
import { itemColumnTitles, levelSeparator } from "@boab/contracts/marketplace/item-limits";
import { detailsFlaws, isQuantity } from "@boab/contracts/marketplace/item-rules";
import { importNotes, itemNotes } from "@boab/contracts/marketplace/item-texts";
import { ItemBody, type ItemStatus } from "@boab/contracts/marketplace/items";
import { toCents } from "./item.rules.ts";

/** An item as the file may change it. */
export interface ImportableItem {
  id: string;
  sku: string;
  status: ItemStatus;
  name: string;
  description: string;
  category: string;
  subCategory: string | null;
  subSubCategory: string | null;
  priceCents: number | null;
  previousCents: number | null;
  hasPhoto: boolean;
  version: number;
  /** Those on sale. */
  variants: { id: string; stock: number }[];
}

const readColumns = [
  "name",
  "description",
  "category",
  "price",
  "previousPrice",
  "status",
  "stock",
] as const;
type ReadColumn = (typeof readColumns)[number];

/** The cells of a row by column; columns that the file doesn't have are missing. */
type ImportCells = Partial<Record<ReadColumn | "sku", string>>;

/** Where each column stands, by its title in any spelling of letters. */
export function columnsOf(titles: readonly string[]): Map<ReadColumn | "sku", number> {
  const places = new Map<ReadColumn | "sku", number>();
  for (const column of ["sku", ...readColumns] as const) {
    const wanted = itemColumnTitles[column].toLowerCase();
    const place = titles.findIndex((title) => title.toLowerCase() === wanted);
    if (place >= 0) places.set(column, place);
  }
  return places;
}

/** Our export puts an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string): string => (/^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

type ImportedValues = Pick<
  ImportableItem,
  | "name"
  | "description"
  | "category"
  | "subCategory"
  | "subSubCategory"
  | "priceCents"
  | "previousCents"
  | "status"
>;

interface PlannedImport {
  id: string;
  values: ImportedValues;
  /** Of the only variant, where the file changes it. */
  stock: { variantId: string; quantity: number } | undefined;
}

type Judged = Pick<ImportRow, "outcome" | "changes" | "problems"> & {
  plan: PlannedImport | undefined;
};

const wrong = (...problems: string[]): Judged => ({
  ...{ outcome: "wrong", changes: [], problems, plan: undefined },
});

const dollars = (cents: number | null): string => (cents === null ? "" : (cents / 100).toFixed(2));

/** An item as the export writes it. */
const cellsOf = (item: ImportedValues & { stock: number }): Record<ReadColumn, string> => ({
  name: item.name,
  description: item.description,
  category: [item.category, item.subCategory, item.subSubCategory]
    .filter(Boolean)
    .join(levelSeparator),
  price: dollars(item.priceCents),
  previousPrice: dollars(item.previousCents),
  status: item.status,
  stock: String(item.stock),
});

interface FileRow {
  line: number;
  cells: readonly string[];
}

interface JudgedFile {
  rows: ImportRow[];
  plans: PlannedImport[];
}

export const skuOf = (cells: readonly string[], place: number): string =>
  withoutGuard(cells[place] ?? "")
    .trim()
    .toUpperCase();

/** What every row of a file does. Each item is changed by one row at most. */
export function judgeFile(
  columns: ReadonlyMap<ReadColumn | "sku", number>,
  width: number,
  rows: readonly FileRow[],
  items: ReadonlyMap<string, ImportableItem>,
): JudgedFile {
  const read = new Set<string>();
  const plans: PlannedImport[] = [];
  const judged = rows.map(({ line, cells }): ImportRow => {
    const sku = skuOf(cells, columns.get("sku") ?? -1);
    const item = items.get(sku);
    const isSecond = read.has(sku);
    read.add(sku);
    const { plan, ...row } = judgeCells(cells, { columns, width, sku, isSecond, item });
    if (plan) plans.push(plan);
    return { line, sku: sku.slice(0, 40), name: item?.name ?? "", ...row };
  });
  return { rows: judged, plans };
}

interface RowContext {
  columns: ReadonlyMap<ReadColumn | "sku", number>;
  width: number;
  sku: string;
  isSecond: boolean;
  item: ImportableItem | undefined;
}

function judgeCells(cells: readonly string[], context: RowContext): Judged {
  const { columns, width, sku, isSecond, item } = context;
  if (cells.length !== width) return wrong(importNotes.cellCount);
  if (sku === "") return wrong(importNotes.skuMissing);
  if (isSecond) return wrong(importNotes.skuTwice);
  const byColumn: ImportCells = {};
  for (const [column, place] of columns) byColumn[column] = withoutGuard(cells[place] ?? "");
  return judgeRow(byColumn, item);
}

/** What a row does to its item. A cell that is left as the export wrote it changes nothing. */
function judgeRow(cells: ImportCells, item: ImportableItem | undefined): Judged {
  if (!item) return wrong(importNotes.skuUnknown);
  const stock = item.variants.reduce((sum, variant) => sum + variant.stock, 0);
  const before = cellsOf({ ...item, stock });
  const isWritten = (column: ReadColumn) =>
    cells[column] !== undefined && cells[column].trim() !== before[column];
  const written = readColumns.filter(isWritten);
  if (written.length === 0) return { outcome: "same", changes: [], problems: [], plan: undefined };
  if (item.status === "draft") return wrong(importNotes.isDraft);

  const problems: string[] = [];
  const values: ImportedValues = { ...item };
  let quantity: number | undefined;
  for (const column of written) {
    const cell = (cells[column] ?? "").trim();
    const read = readers[column](cell, item);
    if ("problem" in read) problems.push(read.problem);
    else if ("quantity" in read) quantity = read.quantity;
    else Object.assign(values, read.values);
  }
  const { priceCents, previousCents } = values;
  if (priceCents !== null && previousCents !== null && previousCents <= priceCents)
    problems.push(itemNotes.previousPriceTooLow);
  if (problems.length > 0) return wrong(...problems);

  const after = cellsOf({ ...values, stock: quantity ?? stock });
  const changes = readColumns
    .filter((column) => after[column] !== before[column])
    .map((column) => ({
      column: itemColumnTitles[column],
      before: before[column],
      after: after[column],
    }));
  if (changes.length === 0) return { outcome: "same", changes, problems, plan: undefined };
  const [variant] = item.variants;
  const plan = {
    id: item.id,
    values,
    stock: quantity === undefined || !variant ? undefined : { variantId: variant.id, quantity },
  };
  return { outcome: "change", changes, problems, plan };
}

type Reading =
  | { problem: string }
  | { quantity: number | undefined }
  | { values: Partial<ImportedValues> };

const priceIn = (cell: string): { cents: number } | { problem: string } => {
  const plain = cell.replace(/^\$\s*/, "").replace(/,(?=\d{3}(\D|$))/g, "");
  const parsed = ItemBody.shape.price.safeParse(/^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null);
  const cents = parsed.success ? toCents(parsed.data) : null;
  if (cents !== null) return { cents };
  return { problem: parsed.error?.issues[0]?.message ?? itemNotes.priceRange };
};

const readers: Record<ReadColumn, (cell: string, item: ImportableItem) => Reading> = {
  name(cell) {
    const parsed = ItemBody.shape.name.safeParse(cell);
    if (parsed.success) return { values: { name: parsed.data } };
    return { problem: parsed.error.issues[0]?.message ?? itemNotes.nameRequired };
  },
  // An item that is on sale may go without one.
  description(cell) {
    if (cell === "") return { values: { description: "" } };
    const parsed = ItemBody.shape.description.safeParse(cell);
    if (parsed.success) return { values: { description: parsed.data } };
    return { problem: parsed.error.issues[0]?.message ?? itemNotes.descriptionRequired };
  },
  category(cell) {
    const [category = "", subCategory = null, subSubCategory = null, ...more] = cell
      .split("/")
      .map((level) => level.trim());
    const choice = { category, subCategory, subSubCategory };
    const [problem] =
      more.length > 0 ? [itemNotes.subSubCategoryUnknown] : Object.values(detailsFlaws(choice));
    return problem ? { problem } : { values: choice };
  },
  price(cell) {
    const read = priceIn(cell);
    return "problem" in read ? read : { values: { priceCents: read.cents } };
  },
  previousPrice(cell) {
    if (cell === "") return { values: { previousCents: null } };
    const read = priceIn(cell);
    return "problem" in read ? read : { values: { previousCents: read.cents } };
  },
  status(cell, { status, hasPhoto }) {
    const wanted = cell.toLowerCase();
    if (wanted === "") return { values: { status } };
    if (wanted !== "live" && wanted !== "archived") return { problem: importNotes.statusUnknown };
    if (wanted === "live" && !hasPhoto) return { problem: itemNotes.photoMissing };
    return { values: { status: wanted } };
  },
  stock(cell, { variants }) {
    if (cell === "") return { quantity: undefined };
    const quantity = /^\d{1,6}$/.test(cell) ? Number(cell) : null;
    if (!isQuantity(quantity)) return { problem: itemNotes.quantityRange };
    return variants.length === 1 ? { quantity } : { problem: importNotes.severalVariants };
  },
};
