import type { Tx } from "#platform/db/db.ts";
import { makeId } from "#platform/ids/ids.ts";
import { takeOutBought } from "../cart/cart.repository.ts";
import { allocateFee, sendByOf } from "../orders/order-terms.rules.ts";
import { countSold, insertOrder, type NewOrder } from "../orders/placing.repository.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { tellOrdered } from "./checkout-emails.ts";
import {
  type HeldLine,
  markEnded,
  type StoredCheckout,
  type StoredPart,
} from "./checkouts.repository.ts";

interface Paid {
  checkout: StoredCheckout;
  parts: StoredPart[];
  /** By item, as stock is taken. */
  lines: HeldLine[];
}

/** One order for each store, exactly once: the stock is theirs, the cart is empty, and both sides are told. */
export async function placeOrders(
  deps: CheckoutDeps,
  tx: Tx,
  { checkout, parts, lines }: Paid,
): Promise<void> {
  const orders = parts.map((part) => newOrderOf(checkout, part, lines));
  for (const order of orders) await insertOrder(tx, order);
  await countSold(
    tx,
    lines.map(({ itemId, quantity }) => ({ itemId: itemId ?? "", quantity })),
  );
  await takeOutBought(tx, checkout.buyerId, lines);
  await markEnded(tx, checkout.id, "ordered", deps.clock());
  await tellOrdered(deps, tx, { checkout, parts, orders });
}

const orderId = (): string => `${makeId("", 4).slice(1)}${makeId("", 4)}`;

function newOrderOf(checkout: StoredCheckout, part: StoredPart, all: HeldLine[]): NewOrder {
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
    ...{ id: orderId(), storeId: part.storeId, saleId: part.saleId, buyerId: checkout.buyerId },
    ...{ courier: part.courier, service: part.service },
    ...{ goodsCents: part.goodsCents, deliveryCents: part.deliveryCents, feeCents: part.feeCents },
    recipient: {
      name: checkout.recipientName ?? "",
      phone: checkout.recipientPhone,
      // Whoever hands it over at the store needs no address.
      street: isSent ? checkout.recipientStreet : null,
      suburb: isSent ? checkout.recipientSuburb : null,
      state: isSent ? checkout.recipientState : null,
      postcode: isSent ? checkout.recipientPostcode : null,
    },
    ...{ sendBy: sendByOf(paidAt), paidAt },
    lines: lines.map(({ itemId, variantId, ...line }, index) => ({
      ...{ itemId: itemId ?? "", variantId: variantId ?? "" },
      ...{ name: line.name, picture: line.picture },
      ...{ size: line.size, colour: line.colour, type: line.type },
      ...{ unitCents: line.unitCents, quantity: line.quantity, feeCents: fees[index] ?? 0 },
    })),
  };
}
