import { toCents } from "@boab/contracts/common/dollars";
import type { SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { writeDecimal } from "@boab/format/amounts";
import { type CsvColumn, toCsv } from "#lib/format/csv.ts";

type Row = { order: SoldOrder; line: SoldLine };

const amount = (dollars: number) => writeDecimal(toCents(dollars));
/** Amounts of the whole order are only in its first row, so that a column can be summed. */
const once = ({ order, line }: Row, dollars: number) =>
  line === order.lines[0] ? amount(dollars) : "";

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
  ["Price", ({ line }) => amount(line.price)],
  ["Item total", ({ line }) => amount(line.total)],
  ["Delivery", (row) => once(row, row.order.shipping)],
  ["Order total", (row) => once(row, row.order.total)],
  ["Platform fee", (row) => once(row, row.order.platform_fee)],
  ["Fee given back", (row) => once(row, row.order.fee_given_back)],
  ["Refunded", (row) => once(row, row.order.refunded)],
  ["Disputed", (row) => once(row, row.order.disputed)],
  ["Net profit", (row) => once(row, row.order.net_profit)],
  ["Courier", ({ line }) => line.courier ?? ""],
  ["Tracking number", ({ line }) => line.trackingNumber ?? ""],
  ["Send to", ({ order: { recipient } }) => recipient?.name ?? ""],
  ["Address", ({ order: { recipient } }) => recipient?.address.join(", ") ?? ""],
];

/** A store's sales for a spreadsheet, one row for each item of an order. */
export const ordersCsv = (orders: readonly SoldOrder[]): string =>
  toCsv(
    columns,
    orders.flatMap((order) => order.lines.map((line) => ({ order, line }))),
  );
