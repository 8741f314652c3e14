import { toCents } from "@boab/contracts/common/dollars";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { formatDecimal } from "@boab/format/amounts";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";

type Row = { order: SoldOrder; line: SoldLine };

const formatCsvAmount = (dollars: number) => formatDecimal(toCents(dollars));
/** Amounts of the whole order are only in its first row, so that a column can be summed. */
const formatOrderAmount = ({ order, line }: Row, dollars: number) =>
  line === order.lines[0] ? formatCsvAmount(dollars) : "";

const columns: CsvColumn<Row>[] = [
  ["Order", ({ order }) => order.order_id],
  ["Item number", ({ line }) => String(line.ItemNumber)],
  ["Paid", ({ order }) => order.paidAt],
  ["State", ({ order }) => order.state],
  ["Item", ({ line }) => line.name],
  ["Item id", ({ line }) => line.itemId],
  ["Size", ({ line }) => line.size],
  ["Colour", ({ line }) => line.color],
  ["Type", ({ line }) => line.Type],
  ["Quantity", ({ line }) => String(line.quantity)],
  ["Price", ({ line }) => formatCsvAmount(line.price)],
  ["Item total", ({ line }) => formatCsvAmount(line.total)],
  ["Delivery", (row) => formatOrderAmount(row, row.order.shipping)],
  ["Order total", (row) => formatOrderAmount(row, row.order.total)],
  ["Platform fee", (row) => formatOrderAmount(row, row.order.platform_fee)],
  ["Fee given back", (row) => formatOrderAmount(row, row.order.fee_given_back)],
  ["Refunded", (row) => formatOrderAmount(row, row.order.refunded)],
  ["Disputed", (row) => formatOrderAmount(row, row.order.disputed)],
  ["Net profit", (row) => formatOrderAmount(row, row.order.net_profit)],
  ["Courier", ({ line }) => line.courier ?? ""],
  ["Tracking number", ({ line }) => line.trackingNumber ?? ""],
  ["Send to", ({ order: { recipient } }) => recipient?.name ?? ""],
  ["Address", ({ order: { recipient } }) => recipient?.address.join(", ") ?? ""],
];

/** A store's sales for a spreadsheet, one row for each item of an order. */
export const formatOrdersCsv = (orders: readonly SoldOrder[]): string =>
  toCsv(
    columns,
    orders.flatMap((order) => order.lines.map((line) => ({ order, line }))),
  );
