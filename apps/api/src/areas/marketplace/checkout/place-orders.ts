import type { Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { removeBoughtLines } from "../cart/cart.repository.ts";
import { allocateFee, computeSendBy } from "../orders/order-terms.rules.ts";
import { addSoldCounts, insertOrder, type NewOrder } from "../orders/orders.repository.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { notifyOrderPlaced } from "./checkout-emails.ts";
import {
  type HeldLine,
  markCheckoutEnded,
  type StoredCheckout,
  type StoredPart,
} from "./checkouts.repository.ts";

interface PaidCheckout {
  checkout: StoredCheckout;
  parts: StoredPart[];
  /** Lines are sorted by item, the order in which stock is locked. */
  lines: HeldLine[];
}

/**
 * Places one order per store, exactly once: the stock is taken, the bought lines leave the cart, and buyer and sellers
 * are notified.
 */
export async function placeOrders(
  deps: CheckoutDeps,
  tx: Tx,
  { checkout, parts, lines }: PaidCheckout,
): Promise<void> {
  const orders = parts.map((part) => toNewOrder(checkout, part, lines));
  for (const order of orders) await insertOrder(tx, order);
  await addSoldCounts(
    tx,
    lines.map(({ itemId, quantity }) => ({ itemId: itemId ?? "", quantity })),
  );
  await removeBoughtLines(tx, checkout.buyerId, lines);
  await markCheckoutEnded(tx, checkout.id, "ordered", deps.clock());
  await notifyOrderPlaced(deps, tx, { checkout, parts, orders });
}

const makeOrderId = (): string => `${makeId("", 4).slice(1)}${makeId("", 4)}`;

function toNewOrder(checkout: StoredCheckout, part: StoredPart, all: HeldLine[]): NewOrder {
  const lines = all
    .filter(({ storeId }) => storeId === part.storeId)
    .toSorted((one, other) => one.position - other.position);
  const fees = allocateFee(
    part.feeCents,
    lines.map(({ unitCents, quantity }) => unitCents * quantity),
  );
  const isSent = part.courier !== null;
  const paidAt = checkout.paidAt ?? checkout.createdAt;
  return {
    id: makeOrderId(),
    storeId: part.storeId,
    saleId: part.saleId,
    buyerId: checkout.buyerId,
    courier: part.courier,
    service: part.service,
    goodsCents: part.goodsCents,
    deliveryCents: part.deliveryCents,
    feeCents: part.feeCents,
    recipient: {
      name: checkout.recipientName ?? "",
      phone: checkout.recipientPhone,
      // The store needs no address for an order that is picked up.
      street: isSent ? checkout.recipientStreet : null,
      suburb: isSent ? checkout.recipientSuburb : null,
      state: isSent ? checkout.recipientState : null,
      postcode: isSent ? checkout.recipientPostcode : null,
    },
    sendBy: computeSendBy(paidAt),
    paidAt,
    lines: lines.map(({ itemId, variantId, ...line }, index) => ({
      itemId: itemId ?? "",
      variantId: variantId ?? "",
      name: line.name,
      picture: line.picture,
      size: line.size,
      colour: line.colour,
      type: line.type,
      unitCents: line.unitCents,
      quantity: line.quantity,
      feeCents: fees[index] ?? 0,
    })),
  };
}
