import { createHash } from "node:crypto";
import type { ItemImport } from "@boab/contracts/marketplace/item-import";
import { mostImportRows } from "@boab/contracts/marketplace/item-limits";
import { importNotes } from "@boab/contracts/marketplace/item-texts";
import { type CsvRow, readCsv } from "#platform/csv/read-csv.ts";
import { type Db, inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { listItemsBySku, lockItemsBySku, saveImport } from "./item-import.repository.ts";
import { columnsOf, judgeFile, skuOf } from "./item-import.rules.ts";
import { findStoreToSell, loadStoreToSell } from "./load-item.ts";

/** More than the longest item with every column. */
const charactersPerRow = 20_000;

/** Says what a file would change, and changes nothing. */
export async function previewItemImport(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  storeId: string,
  csv: string,
): Promise<ItemImport> {
  await findStoreToSell(db, member, storeId);
  const { rows, seen } = await judge(db, storeId, readFile(csv));
  return { rows, seen };
}

/**
 * A seller changes items of theirs by a file, exactly as its preview said: wrong rows change nothing, and no row does
 * once something was sold or saved since. The same file again changes nothing.
 */
export function importItems(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  member: Member,
  storeId: string,
  { csv, seen: expected }: { csv: string; seen: string },
): Promise<ItemImport> {
  const file = readFile(csv);
  return inTransaction(db, async (tx) => {
    await loadStoreToSell(tx, member, storeId);
    await lockItemsBySku(tx, storeId, file.skus);
    const { rows, plans, seen } = await judge(tx, storeId, file);
    if (seen !== expected) throw new AppError("conflict", { sentence: importNotes.changed });
    if (plans.length > 0) await saveImport(tx, plans, clock());
    return { rows, seen };
  });
}

interface ItemsFile {
  columns: ReturnType<typeof columnsOf>;
  width: number;
  rows: CsvRow[];
  skus: string[];
}

function readFile(csv: string): ItemsFile {
  const file = readCsv(csv, { rows: mostImportRows, charactersPerRow });
  if (!file.ok)
    throw refused(file.reason === "unreadable" ? importNotes.unreadable : importNotes.tooManyRows);
  const { titles, rows } = file;
  const columns = columnsOf(titles);
  const place = columns.get("sku");
  if (place === undefined) throw refused(importNotes.noSku);
  if (rows.length === 0) throw refused(importNotes.empty);
  const skus = [...new Set(rows.map(({ cells }) => skuOf(cells, place)))];
  return { columns, width: titles.length, rows, skus };
}

const refused = (problem: string) => new AppError("bad_request", { fields: { csv: problem } });

async function judge(db: Db, storeId: string, { columns, width, rows, skus }: ItemsFile) {
  const items = await listItemsBySku(db, storeId, skus);
  const bySku = new Map(items.map((item) => [item.sku, item]));
  const state = items.map(({ id, version, variants }) => [id, version, variants]);
  const seen = createHash("sha256").update(JSON.stringify(state)).digest("hex");
  return { ...judgeFile(columns, width, rows, bySku), seen };
}
