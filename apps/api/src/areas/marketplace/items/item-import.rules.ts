import { itemCopy, itemImportCopy } from "@boab/contracts/marketplace/copy";
import type { CategoryChoice } from "@boab/contracts/marketplace/item-categories";
import type { ImportRow } from "@boab/contracts/marketplace/item-import";
import { itemColumnTitles, levelSeparator } from "@boab/contracts/marketplace/item-limits";
import { findDetailsErrors, isValidQuantity } from "@boab/contracts/marketplace/item-rules";
import { ItemBody, type ItemStatus } from "@boab/contracts/marketplace/items";
import { formatDecimal } from "@boab/format/amounts";
import { toCents } from "./item.rules.ts";

/** The fields of an item that a file may change. */
export interface ImportableItem extends CategoryChoice {
  id: string;
  sku: string;
  status: ItemStatus;
  name: string;
  description: string;
  priceCents: number | null;
  previousCents: number | null;
  hasPhoto: boolean;
  version: number;
  /** Only the variants on sale. */
  variants: { id: string; stock: number }[];
}

const importedColumns = [
  "name",
  "description",
  "category",
  "price",
  "previousPrice",
  "status",
  "stock",
] as const;
type ImportedColumn = (typeof importedColumns)[number];

/** The cells of a row by column; columns that the file doesn't have are missing. */
type ImportCells = Partial<Record<ImportedColumn | "sku", string>>;

/** Finds the position of each column by its title. Capitals don't matter. */
export function findColumns(titles: readonly string[]): Map<ImportedColumn | "sku", number> {
  const places = new Map<ImportedColumn | "sku", number>();
  for (const column of ["sku", ...importedColumns] as const) {
    const columnTitle = itemColumnTitles[column].toLowerCase();
    const place = titles.findIndex((title) => title.toLowerCase() === columnTitle);
    if (place >= 0) places.set(column, place);
  }
  return places;
}

/** Our export puts an apostrophe before a cell that a spreadsheet would read as a formula. */
const removeFormulaGuard = (cell: string): string =>
  /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;

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
  /** The new stock of the only variant; undefined when the file doesn't change it. */
  stock: { variantId: string; quantity: number } | undefined;
}

type JudgedRow = Pick<ImportRow, "outcome" | "changes" | "problems"> & {
  plan: PlannedImport | undefined;
};

const toWrongRow = (...problems: string[]): JudgedRow => ({
  outcome: "wrong",
  changes: [],
  problems,
  plan: undefined,
});

const formatDollars = (cents: number | null): string =>
  cents === null ? "" : formatDecimal(cents);

/** The cells of an item as the export writes them. */
const toCells = (item: ImportedValues & { stock: number }): Record<ImportedColumn, string> => ({
  name: item.name,
  description: item.description,
  category: [item.category, item.subCategory, item.subSubCategory]
    .filter(Boolean)
    .join(levelSeparator),
  price: formatDollars(item.priceCents),
  previousPrice: formatDollars(item.previousCents),
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

export const readSku = (cells: readonly string[], place: number): string =>
  removeFormulaGuard(cells[place] ?? "")
    .trim()
    .toUpperCase();

/** Decides what every row of a file does. Only one row may change each item. */
export function judgeFile(
  columns: ReadonlyMap<ImportedColumn | "sku", number>,
  width: number,
  rows: readonly FileRow[],
  items: ReadonlyMap<string, ImportableItem>,
): JudgedFile {
  const read = new Set<string>();
  const plans: PlannedImport[] = [];
  const judgedRows = rows.map(({ line, cells }): ImportRow => {
    const sku = readSku(cells, columns.get("sku") ?? -1);
    const item = items.get(sku);
    const isRepeatedSku = read.has(sku);
    read.add(sku);
    const { plan, ...row } = judgeCells(cells, {
      columns,
      width,
      sku,
      isSecond: isRepeatedSku,
      item,
    });
    if (plan) plans.push(plan);
    return { line, sku: sku.slice(0, 40), name: item?.name ?? "", ...row };
  });
  return { rows: judgedRows, plans };
}

interface RowContext {
  columns: ReadonlyMap<ImportedColumn | "sku", number>;
  width: number;
  sku: string;
  isSecond: boolean;
  item: ImportableItem | undefined;
}

function judgeCells(cells: readonly string[], context: RowContext): JudgedRow {
  const { columns, width, sku, isSecond: isRepeatedSku, item } = context;
  if (cells.length !== width) return toWrongRow(itemImportCopy.cellCount);
  if (sku === "") return toWrongRow(itemImportCopy.skuMissing);
  if (isRepeatedSku) return toWrongRow(itemImportCopy.skuTwice);
  const byColumn: ImportCells = {};
  for (const [column, place] of columns) byColumn[column] = removeFormulaGuard(cells[place] ?? "");
  return judgeRow(byColumn, item);
}

/** Decides what a row does to its item. A cell that is still as the export wrote it changes nothing. */
function judgeRow(cells: ImportCells, item: ImportableItem | undefined): JudgedRow {
  if (!item) return toWrongRow(itemImportCopy.skuUnknown);
  const stock = item.variants.reduce((sum, variant) => sum + variant.stock, 0);
  const before = toCells({ ...item, stock });
  const isFilled = (column: ImportedColumn) =>
    cells[column] !== undefined && cells[column].trim() !== before[column];
  const changedColumns = importedColumns.filter(isFilled);
  if (changedColumns.length === 0)
    return { outcome: "same", changes: [], problems: [], plan: undefined };
  if (item.status === "draft") return toWrongRow(itemImportCopy.isDraft);

  const { values, quantity, problems } = readWrittenCells(cells, changedColumns, item);
  if (problems.length > 0) return toWrongRow(...problems);

  const changes = listChanges(before, toCells({ ...values, stock: quantity ?? stock }));
  if (changes.length === 0) return { outcome: "same", changes, problems, plan: undefined };
  const [variant] = item.variants;
  const plan = {
    id: item.id,
    values,
    stock: quantity === undefined || !variant ? undefined : { variantId: variant.id, quantity },
  };
  return { outcome: "change", changes, problems, plan };
}

/** Reads the cells that somebody changed. The prices are compared at the end, because only one of them may be new. */
function readWrittenCells(
  cells: ImportCells,
  changedColumns: ImportedColumn[],
  item: ImportableItem,
) {
  const problems: string[] = [];
  const values: ImportedValues = { ...item };
  let quantity: number | undefined;
  for (const column of changedColumns) {
    const cell = (cells[column] ?? "").trim();
    const read = cellReaders[column](cell, item);
    if ("problem" in read) problems.push(read.problem);
    else if ("quantity" in read) quantity = read.quantity;
    else Object.assign(values, read.values);
  }
  const { priceCents, previousCents } = values;
  if (priceCents !== null && previousCents !== null && previousCents <= priceCents)
    problems.push(itemCopy.previousPriceTooLow);
  return { values, quantity, problems };
}

const listChanges = (
  before: Record<ImportedColumn, string>,
  after: Record<ImportedColumn, string>,
) =>
  importedColumns
    .filter((column) => after[column] !== before[column])
    .map((column) => ({
      column: itemColumnTitles[column],
      before: before[column],
      after: after[column],
    }));

type CellReading =
  | { problem: string }
  | { quantity: number | undefined }
  | { values: Partial<ImportedValues> };

const readPriceCents = (cell: string): { cents: number } | { problem: string } => {
  const plain = cell.replace(/^\$\s*/, "").replace(/,(?=\d{3}(\D|$))/g, "");
  const parsed = ItemBody.shape.price.safeParse(/^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null);
  const cents = parsed.success ? toCents(parsed.data) : null;
  if (cents !== null) return { cents };
  return { problem: parsed.error?.issues[0]?.message ?? itemCopy.priceRange };
};

const cellReaders: Record<ImportedColumn, (cell: string, item: ImportableItem) => CellReading> = {
  name(cell) {
    const parsed = ItemBody.shape.name.safeParse(cell);
    if (parsed.success) return { values: { name: parsed.data } };
    return { problem: parsed.error.issues[0]?.message ?? itemCopy.nameRequired };
  },
  // An item that is already on sale may have no description.
  description(cell) {
    if (cell === "") return { values: { description: "" } };
    const parsed = ItemBody.shape.description.safeParse(cell);
    if (parsed.success) return { values: { description: parsed.data } };
    return { problem: parsed.error.issues[0]?.message ?? itemCopy.descriptionRequired };
  },
  category(cell) {
    const [category = "", subCategory = null, subSubCategory = null, ...more] = cell
      .split("/")
      .map((level) => level.trim());
    const choice = { category, subCategory, subSubCategory };
    const [problem] =
      more.length > 0 ? [itemCopy.subSubCategoryUnknown] : Object.values(findDetailsErrors(choice));
    return problem ? { problem } : { values: choice };
  },
  price(cell) {
    const read = readPriceCents(cell);
    return "problem" in read ? read : { values: { priceCents: read.cents } };
  },
  previousPrice(cell) {
    if (cell === "") return { values: { previousCents: null } };
    const read = readPriceCents(cell);
    return "problem" in read ? read : { values: { previousCents: read.cents } };
  },
  status(cell, { status, hasPhoto }) {
    const newStatus = cell.toLowerCase();
    if (newStatus === "") return { values: { status } };
    if (newStatus !== "live" && newStatus !== "archived")
      return { problem: itemImportCopy.statusUnknown };
    if (newStatus === "live" && !hasPhoto) return { problem: itemCopy.photoMissing };
    return { values: { status: newStatus } };
  },
  stock(cell, { variants }) {
    if (cell === "") return { quantity: undefined };
    const quantity = /^\d{1,6}$/.test(cell) ? Number(cell) : null;
    if (!isValidQuantity(quantity)) return { problem: itemCopy.quantityRange };
    return variants.length === 1 ? { quantity } : { problem: itemImportCopy.severalVariants };
  },
};
