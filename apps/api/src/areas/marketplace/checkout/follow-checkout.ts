import { inTransaction, type Tx } from "#platform/db/db.ts";
import { lockCart } from "../cart/cart.repository.ts";
import { nextStep } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { tellRefunded } from "./checkout-emails.ts";
import {
  findCheckout,
  type HeldLine,
  listHeldLines,
  listParts,
  lockCheckout,
  markEnded,
  type StoredCheckout,
} from "./checkouts.repository.ts";
import { placeOrders } from "./place-orders.ts";
import { releaseStock } from "./release-stock.ts";
import { lockVariantsOf, takeStock } from "./stock.repository.ts";

/**
 * Does what follows from how a payment stands now: orders, stock that goes back, or money that does. Safe to run at any
 * time and any number of times.
 */
export async function followCheckout(deps: CheckoutDeps, id: string): Promise<void> {
  const found = await findCheckout(deps.db, id);
  if (!found) return;
  await inTransaction(deps.db, async (tx) => {
    await lockCart(tx, found.buyerId);
    const checkout = await lockCheckout(tx, id);
    if (!checkout) return;
    const step = nextStep(checkout.state, checkout.paymentState);
    if (step === "release") await releaseStock(tx, id, deps.clock());
    if (step === "order" || step === "order or refund") await settle(deps, tx, checkout);
  });
}

async function settle(deps: CheckoutDeps, tx: Tx, checkout: StoredCheckout): Promise<void> {
  const { id, buyerId } = checkout;
  const lines = await listHeldLines(tx, id);
  const parts = await listParts(tx, id);
  const canBeSent = checkout.recipientName !== null && parts.every(({ isClosed }) => !isClosed);
  if (canBeSent && (await isStillThere(tx, checkout, lines)))
    return placeOrders(deps, tx, { checkout, parts, lines });
  if (checkout.state === "holding") await releaseStock(tx, id, deps.clock());
  await markEnded(tx, id, "refunded", deps.clock());
  await deps.orderPayments.refund(tx, { paymentId: id, requestedBy: buyerId });
  await tellRefunded(deps, tx, checkout, parts);
}

/** What is kept is there. Stock that went back is taken once more, all of it or nothing. */
async function isStillThere(
  tx: Tx,
  { id, state }: StoredCheckout,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const variants = await lockVariantsOf(tx, id);
  const found = lines.flatMap(({ variantId, quantity }) => {
    const variant = variantId === null ? undefined : variants.get(variantId);
    return variantId !== null && variant ? { ...variant, variantId, quantity } : [];
  });
  if (found.length < lines.length) return false;
  if (state === "holding") return true;
  if (!found.every(({ stock, isForSale, quantity }) => isForSale && stock >= quantity))
    return false;
  for (const { variantId, quantity } of found) await takeStock(tx, variantId, quantity);
  return true;
}
