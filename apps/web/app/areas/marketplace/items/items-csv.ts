import { itemColumnTitles, levelSeparator } from "@boab/contracts/marketplace/item-limits";
import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { type CsvColumn, csvOf } from "#lib/format/csv.ts";

const dollars = (amount: number | null) => amount?.toFixed(2) ?? "";

const titles = itemColumnTitles;

/** The import reads the same columns by their titles. */
const columns: CsvColumn<ManagedItem>[] = [
  [titles.id, ({ item_id }) => item_id],
  [titles.sku, ({ sku }) => sku],
  [titles.name, ({ name }) => name],
  [titles.description, ({ description }) => description],
  [titles.category, ({ categoryPath }) => categoryPath.join(levelSeparator)],
  [titles.price, ({ price }) => dollars(price)],
  [titles.previousPrice, ({ previous_price }) => dollars(previous_price)],
  [titles.status, ({ status }) => status],
  [titles.stock, ({ quantityAvailable }) => String(quantityAvailable)],
  [titles.sold, ({ soldCount }) => String(soldCount)],
  [titles.added, ({ createdAt }) => createdAt.slice(0, 10)],
];

/** A store's items for a spreadsheet. */
export const itemsCsv = (items: readonly ManagedItem[]): string => csvOf(columns, items);
