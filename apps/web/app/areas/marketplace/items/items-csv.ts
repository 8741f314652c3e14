import { toCents } from "@boab/contracts/common/dollars";
import { itemColumnTitles, levelSeparator } from "@boab/contracts/marketplace/item-limits";
import type { ManagedItem } from "@boab/contracts/marketplace/items";
import { formatDecimal } from "@boab/format/amounts";
import { toIsoDay } from "@boab/format/zones";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";

const formatPrice = (dollars: number | null) =>
  dollars === null ? "" : formatDecimal(toCents(dollars));

const titles = itemColumnTitles;

/** The import identifies the columns by these titles. */
const columns: CsvColumn<ManagedItem>[] = [
  [titles.id, ({ item_id }) => item_id],
  [titles.sku, ({ sku }) => sku],
  [titles.name, ({ name }) => name],
  [titles.description, ({ description }) => description],
  [titles.category, ({ categoryPath }) => categoryPath.join(levelSeparator)],
  [titles.price, ({ price }) => formatPrice(price)],
  [titles.previousPrice, ({ previous_price }) => formatPrice(previous_price)],
  [titles.status, ({ status }) => status],
  [titles.stock, ({ quantityAvailable }) => String(quantityAvailable)],
  [titles.sold, ({ soldCount }) => String(soldCount)],
  [titles.added, ({ createdAt }) => toIsoDay(new Date(createdAt))],
];

/** A store's items for a spreadsheet. */
export const formatItemsCsv = (items: readonly ManagedItem[]): string => toCsv(columns, items);
