import { formatAbn } from "@boab/contracts/marketplace/abn";
import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { formatLongDate } from "@boab/format/dates";
import { formatMoney } from "@boab/format/money";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { makeSheet, type Sheet } from "#platform/pdf/sheet.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findPurchase } from "./purchases.repository.ts";
import { describePurchase } from "./read-purchases.ts";
import { listReceiptSums } from "./receipt.rules.ts";

const mutedColour = "#66627A";

/**
 * Generates the receipt with what the tax office requires: the words "tax invoice", the seller with their ABN, the
 * date, the items and the GST. From $1,000 it must also name the buyer, so the buyer is always named while we know them
 * (X-40).
 */
export async function readReceipt(
  { db, clock, publicOrigin }: Pick<MarketplaceDeps, "db" | "clock" | "publicOrigin">,
  { userId }: Member,
  orderId: string,
): Promise<{ fileName: string; pdfBase64: string }> {
  const order = await findPurchase(db, orderId, userId);
  if (!order) throw new AppError("not_found");
  const details = await describePurchase(db, order, clock());
  const host = new URL(publicOrigin).host;
  const pdf = await drawReceipt(details, order.sellerAbn, host);
  const kind = details.document.replace(" ", "-");
  return { fileName: `${kind}-${orderId}.pdf`, pdfBase64: pdf.toString("base64") };
}

async function drawReceipt(
  order: BoughtOrderDetails,
  abn: string | null,
  host: string,
): Promise<Buffer> {
  const title = order.document === "tax invoice" ? "Tax invoice" : "Receipt";
  const sheet = makeSheet(`${title} ${order.orderId}`);
  writeHead(sheet, order, { title, abn, host });
  writeLines(sheet, order);
  writeSums(sheet, order);
  return sheet.finish();
}

interface ReceiptHead {
  title: string;
  abn: string | null;
  host: string;
}

function writeHead(
  sheet: Sheet,
  order: BoughtOrderDetails,
  { title, abn, host }: ReceiptHead,
): void {
  sheet.row([
    { text: order.store.storeName, style: { size: 22, weight: "bold", width: 340 } },
    { text: title, style: { size: 15, x: 340, width: 159, align: "right" } },
  ]);
  if (abn) sheet.write(`ABN ${formatAbn(abn)}`, { color: mutedColour });
  sheet.write(`Sold on ${host}`, { color: mutedColour });
  sheet.line();
  sheet.write(`Order ${order.orderId}`, { weight: "bold", size: 13 });
  sheet.write(`Paid on ${formatLongDate(order.paidAt)}`, { color: mutedColour });
  if (order.recipient) {
    sheet.space(10);
    sheet.write("To", { color: mutedColour });
    for (const line of [order.recipient.name, ...order.recipient.address]) sheet.write(line);
  }
  sheet.space(14);
  sheet.line();
}

function writeLines(sheet: Sheet, order: BoughtOrderDetails): void {
  for (const line of order.lines) {
    const options = [line.size, line.color, line.type].filter(Boolean).join(", ");
    const each = line.quantity === 1 ? "" : `${formatMoney(line.unitCents)} each`;
    sheet.row([
      { text: `${line.quantity} ×`, style: { width: 36 } },
      { text: line.name, style: { weight: "bold", x: 36, width: 333 } },
      { text: formatMoney(line.totalCents), style: { x: 369, width: 130, align: "right" } },
    ]);
    const more = [options, each].filter(Boolean).join(". ");
    if (more) sheet.write(more, { x: 36, color: mutedColour });
    sheet.line();
  }
}

function writeSums(sheet: Sheet, order: BoughtOrderDetails): void {
  for (const { label, amount, isTotal } of listReceiptSums(order)) {
    const weight = isTotal ? "bold" : "regular";
    sheet.row([
      { text: label, style: { x: 36, width: 333, weight } },
      { text: amount, style: { x: 369, width: 130, align: "right", weight } },
    ]);
  }
}
