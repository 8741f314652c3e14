import { createHash } from "node:crypto";
import { itemImportCopy } from "@boab/contracts/marketplace/copy";
import type { ItemImport } from "@boab/contracts/marketplace/item-import";
import { maxImportRows } from "@boab/contracts/marketplace/item-limits";
import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import type { Db } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listItemsBySku, lockItemsBySku, saveImport } from "./item-import.repository.ts";
import { findColumns, judgeFile, readSku } from "./item-import.rules.ts";
import { findStoreToSell, loadStoreToSell } from "./load-item.ts";

/** The longest item with every column has fewer characters. */
const maxCharactersPerRow = 20_000;

/** Previews what a file would change, without changing anything. */
export async function previewItemImport(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
  csv: string,
): Promise<ItemImport> {
  await findStoreToSell(db, member, storeId);
  const { rows, seen } = await judgeItemsFile(db, storeId, parseItemsFile(csv));
  return { rows, seen };
}

/**
 * A seller changes their items by a file, exactly as previewed. Invalid rows change nothing, and the whole file is
 * refused if an item was sold or saved since. Importing the same file again changes nothing.
 */
export function importItems(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  storeId: string,
  { csv, seen: expected }: { csv: string; seen: string },
): Promise<ItemImport> {
  const file = parseItemsFile(csv);
  return runOnce(db, async (tx) => {
    await loadStoreToSell(tx, member, storeId);
    await lockItemsBySku(tx, storeId, file.skus);
    const { rows, plans, seen } = await judgeItemsFile(tx, storeId, file);
    if (seen !== expected) throw new AppError("conflict", { sentence: itemImportCopy.changed });
    if (plans.length > 0) await saveImport(tx, plans, clock());
    return { rows, seen };
  });
}

interface ItemsFile {
  columns: ReturnType<typeof findColumns>;
  width: number;
  rows: CsvRow[];
  skus: string[];
}

function parseItemsFile(csv: string): ItemsFile {
  const file = readCsv(csv, { rows: maxImportRows, charactersPerRow: maxCharactersPerRow });
  if (!file.ok)
    throw makeFileError(
      file.reason === "unreadable" ? itemImportCopy.unreadable : itemImportCopy.tooManyRows,
    );
  const { titles, rows } = file;
  const columns = findColumns(titles);
  const skuColumnIndex = columns.get("sku");
  if (skuColumnIndex === undefined) throw makeFileError(itemImportCopy.noSku);
  if (rows.length === 0) throw makeFileError(itemImportCopy.empty);
  const skus = [...new Set(rows.map(({ cells }) => readSku(cells, skuColumnIndex)))];
  return { columns, width: titles.length, rows, skus };
}

const makeFileError = (problem: string) =>
  new AppError("bad_request", { fields: { csv: problem } });

async function judgeItemsFile(db: Db, storeId: string, { columns, width, rows, skus }: ItemsFile) {
  const items = await listItemsBySku(db, storeId, skus);
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const state = items.map(({ id, version, variants }) => [id, version, variants]);
  const seen = createHash("sha256").update(JSON.stringify(state)).digest("hex");
  return { ...judgeFile(columns, width, rows, bySku), seen };
}
