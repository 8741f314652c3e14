import { pickupLabel } from "@boab/contracts/marketplace/order-limits";
import type { SoldOrder } from "@boab/contracts/marketplace/orders";
import { formatLongDate } from "@boab/format/dates";
import type { Member } from "#platform/http/actor.ts";
import { makeSheet } from "#platform/pdf/sheet.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findItemStore } from "../items/items.repository.ts";
import { findOwnOrder } from "./load-order.ts";
import { listOrderLines } from "./orders.repository.ts";
import { toSoldOrder } from "./view-order.ts";

const mutedColour = "#66627A";

/** Generates the slip that the seller puts into the parcel. It shows no prices, because the parcel may be a gift. */
export async function readPackingSlip(
  { db, publicOrigin }: Pick<MarketplaceDeps, "db" | "publicOrigin">,
  member: Member,
  orderId: string,
): Promise<{ fileName: string; pdfBase64: string }> {
  const order = await findOwnOrder(db, member, orderId);
  const store = await findItemStore(db, order.storeId);
  const sold = toSoldOrder(order, await listOrderLines(db, [orderId]));
  const storeUrl = `${new URL(publicOrigin).host}/marketplace/stores/${store?.slug}`;
  const pdf = await drawSlip(sold, store?.storeName ?? "", storeUrl);
  return { fileName: `packing-slip-${orderId}.pdf`, pdfBase64: pdf.toString("base64") };
}

function drawSlip(order: SoldOrder, storeName: string, storeUrl: string): Promise<Buffer> {
  const sheet = makeSheet(`Packing slip ${order.order_id}`);
  sheet.write(storeName, { size: 22, weight: "bold" });
  sheet.write(storeUrl, { color: mutedColour });
  sheet.line();
  sheet.row([
    { text: `Order ${order.order_id}`, style: { size: 15, weight: "bold", width: 300 } },
    { text: "Packing slip", style: { size: 15, x: 300, width: 199, align: "right" } },
  ]);
  sheet.write(`Paid on ${formatLongDate(order.paidAt)}`, { color: mutedColour });
  sheet.space(16);
  sheet.write(order.delivery ? "Send to" : "For", { weight: "bold" });
  for (const line of listRecipientLines(order)) sheet.write(line, { size: 13 });
  sheet.space(10);
  const { delivery } = order;
  sheet.write(delivery ? `${delivery.courier}, ${delivery.service}` : pickupLabel, {
    color: mutedColour,
  });
  sheet.space(14);
  sheet.line();
  for (const line of listLinesToPack(order)) {
    sheet.row([
      { text: `${line.quantity} ×`, style: { weight: "bold", width: 36 } },
      { text: line.name, style: { weight: "bold", x: 36, width: 333 } },
      { text: line.itemId, style: { x: 369, width: 130, align: "right", color: mutedColour } },
    ]);
    const options = [line.size, line.color, line.Type].filter(Boolean).join(", ");
    if (options) sheet.write(options, { x: 36, color: mutedColour });
    sheet.line();
  }
  sheet.space(10);
  sheet.write("Thank you for buying from us.");
  return sheet.finish();
}

/** Refunded pieces aren't packed. */
export const listLinesToPack = ({ lines }: Pick<SoldOrder, "lines">): SoldOrder["lines"] =>
  lines
    .filter(({ refunded, total }) => refunded < total)
    .map((line) => ({ ...line, quantity: line.quantity - line.refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);

const listRecipientLines = ({ recipient }: SoldOrder): string[] =>
  recipient
    ? [recipient.name, ...recipient.address, ...(recipient.phone ? [recipient.phone] : [])]
    : ["We no longer keep the address of this order."];
