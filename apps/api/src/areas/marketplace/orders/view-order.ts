import type { Recipient, SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import type { StoredLine, StoredOrder } from "./orders.repository.ts";

const dollars = (cents: number): number => cents / 100;

export const soldOrder = (order: StoredOrder, lines: StoredLine[]): SoldOrder => {
  const totalCents = order.goodsCents + order.deliveryCents;
  return {
    order_id: order.id,
    state: order.state,
    paidAt: order.paidAt.toISOString(),
    sendBy: order.sendBy,
    doneAt: order.doneAt?.toISOString() ?? null,
    delivery:
      order.chosenCourier === null || order.chosenService === null
        ? null
        : { courier: order.chosenCourier, service: order.chosenService },
    recipient: recipientOf(order),
    goods: dollars(order.goodsCents),
    shipping: dollars(order.deliveryCents),
    total: dollars(totalCents),
    platform_fee: dollars(order.feeCents),
    net_profit: dollars(totalCents - order.feeCents),
    refunded: dollars(order.refundedCents),
    lines: lines.map(soldLine),
  };
};

const soldLine = (line: StoredLine): SoldLine => ({
  ItemNumber: line.itemNumber,
  itemId: line.itemId,
  name: line.name,
  picture: line.picture?.mobile ?? null,
  color: line.color,
  Type: line.type,
  size: line.size,
  quantity: line.quantity,
  price: dollars(line.unitCents),
  total: dollars(line.unitCents * line.quantity),
  platform_fee: dollars(line.feeCents),
  courier: line.courier,
  trackingNumber: line.trackingNumber,
  sentAt: line.sentAt?.toISOString() ?? null,
  refunded: dollars(line.refundedCents),
});

function recipientOf(order: StoredOrder): Recipient | null {
  if (order.recipientName === null) return null;
  const place = [order.recipientSuburb, order.recipientState].filter(Boolean).join(" ");
  const lastLine = [place, order.recipientPostcode].filter(Boolean).join(" ");
  return {
    name: order.recipientName,
    phone: order.recipientPhone,
    address: [order.recipientStreet, lastLine].filter((line): line is string => Boolean(line)),
    place,
  };
}
