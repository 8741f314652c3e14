import { toDollars } from "@boab/contracts/common/dollars";
import type { BoughtLine } from "@boab/contracts/marketplace/my-orders";
import type { Recipient, SoldLine, SoldOrder } from "@boab/contracts/marketplace/orders";
import { computeSaleNetCents, toSaleMoney } from "@boab/contracts/payments/sale-money";
import { toPaidOrder } from "./order-money.ts";
import type { PurchaseLine, StoredOrder, StoredOrderLine } from "./orders.repository.ts";
import { viewRefundable } from "./refund-plan.rules.ts";

export const toSoldOrder = (order: StoredOrder, lines: StoredOrderLine[]): SoldOrder => {
  const shown = lines.map(toSoldLine);
  const [first] = shown;
  return {
    id: order.id,
    order_id: order.id,
    ItemNumber: first?.ItemNumber ?? 1,
    color: first?.color ?? "",
    Type: first?.Type ?? "",
    size: first?.size ?? "",
    price: first?.price ?? 0,
    courier: first?.courier ?? null,
    trackingNumber: first?.trackingNumber ?? null,
    state: order.state,
    paidAt: order.paidAt.toISOString(),
    sendBy: order.sendBy,
    doneAt: order.doneAt?.toISOString() ?? null,
    delivery:
      order.chosenCourier === null || order.chosenService === null
        ? null
        : { courier: order.chosenCourier, service: order.chosenService },
    recipient: toRecipient(order),
    goods: toDollars(order.goodsCents),
    shipping: toDollars(order.deliveryCents),
    total: toDollars(order.amountCents),
    platform_fee: toDollars(order.feeCents),
    card_fee: toDollars(order.cardFeeCents),
    fee_given_back: toDollars(order.returnedFeeCents),
    refunded: toDollars(order.refundedCents),
    disputed: toDollars(order.disputedCents),
    net_profit: toDollars(computeSaleNetCents(order)),
    lines: shown,
    saleId: order.saleId,
    money: toSaleMoney(order),
    refundable: viewRefundable(order.id, toPaidOrder(order, lines)),
  };
};

const toSoldLine = (line: StoredOrderLine): SoldLine => ({
  ItemNumber: line.itemNumber,
  itemId: line.itemId,
  name: line.name,
  picture: line.picture?.mobile ?? null,
  color: line.color,
  Type: line.type,
  size: line.size,
  quantity: line.quantity,
  price: toDollars(line.unitCents),
  total: toDollars(line.unitCents * line.quantity),
  platform_fee: toDollars(line.feeCents),
  courier: line.courier,
  trackingNumber: line.trackingNumber,
  sentAt: line.sentAt?.toISOString() ?? null,
  refunded: toDollars(line.refundedCents),
  refundedQuantity: line.refundedQuantity,
});

function toRecipient(order: StoredOrder): Recipient | null {
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

export const toBoughtLine = ({
  orderId: _,
  picture,
  sentAt,
  ...line
}: PurchaseLine): BoughtLine => ({
  ...line,
  picture: picture?.mobile ?? null,
  totalCents: line.unitCents * line.quantity,
  sentAt: sentAt?.toISOString() ?? null,
});
