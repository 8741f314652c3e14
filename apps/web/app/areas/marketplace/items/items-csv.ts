import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { type CsvColumn, csvOf } from "#lib/format/csv.ts";

const dollars = (amount: number | null) => amount?.toFixed(2) ?? "";

const columns: CsvColumn<ManagedItem>[] = [
  ["Item", ({ item_id }) => item_id],
  ["SKU", ({ sku }) => sku],
  ["Name", ({ name }) => name],
  ["Description", ({ description }) => description],
  ["Category", ({ categoryPath }) => categoryPath.join(" / ")],
  ["Price", ({ price }) => dollars(price)],
  ["Previous price", ({ previous_price }) => dollars(previous_price)],
  ["Status", ({ status }) => status],
  ["In stock", ({ quantityAvailable }) => String(quantityAvailable)],
  ["Sold", ({ soldCount }) => String(soldCount)],
  ["Added", ({ createdAt }) => createdAt.slice(0, 10)],
];

/** A store's items for a spreadsheet. */
export const itemsCsv = (items: readonly ManagedItem[]): string => csvOf(columns, items);
