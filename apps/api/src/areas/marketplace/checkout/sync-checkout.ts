import type { Tx } from "#platform/db/db.ts";
import { lockCheckoutVariants, takeStock } from "../items/variants.repository.ts";
import { nextStep } from "./checkout.rules.ts";
import type { CheckoutDeps } from "./checkout-deps.ts";
import { notifyRefunded } from "./checkout-emails.ts";
import {
  type HeldLine,
  listHeldLines,
  listParts,
  markCheckoutEnded,
  type StoredCheckout,
} from "./checkouts.repository.ts";
import { placeOrders } from "./place-orders.ts";
import { releaseStock } from "./release-stock.ts";
import { withLockedCheckout } from "./with-locked-checkout.ts";

/**
 * Syncs a checkout with its payment: places orders, returns stock or refunds. It is safe to run at any time and any
 * number of times.
 */
export const syncCheckout = (deps: CheckoutDeps, id: string): Promise<void> =>
  withLockedCheckout(deps, id, async (tx, checkout) => {
    const step = nextStep(checkout.state, checkout.paymentState);
    if (step === "release") await releaseStock(tx, id, deps.clock());
    if (step === "order" || step === "order or refund") await orderOrRefund(deps, tx, checkout);
  });

async function orderOrRefund(deps: CheckoutDeps, tx: Tx, checkout: StoredCheckout): Promise<void> {
  const { id, buyerId } = checkout;
  const lines = await listHeldLines(tx, id);
  const parts = await listParts(tx, id);
  const canBeFulfilled =
    checkout.recipientName !== null && parts.every(({ isClosed }) => !isClosed);
  if (canBeFulfilled && (await takeUnheldStock(tx, checkout, lines)))
    return placeOrders(deps, tx, { checkout, parts, lines });
  if (checkout.state === "holding") await releaseStock(tx, id, deps.clock());
  await markCheckoutEnded(tx, id, "refunded", deps.clock());
  await deps.orderPayments.refund(tx, { paymentId: id, requestedBy: buyerId });
  await notifyRefunded(deps, tx, checkout, parts);
}

/** Pieces on hold are already reserved. The others are taken from the stock now: all of them or none. */
async function takeUnheldStock(
  tx: Tx,
  { id, state }: StoredCheckout,
  lines: readonly HeldLine[],
): Promise<boolean> {
  const variants = await lockCheckoutVariants(tx, id);
  const found = lines.flatMap(({ variantId, quantity, heldQuantity }) => {
    const variant = variantId === null ? undefined : variants.get(variantId);
    const missingQuantity = quantity - (state === "holding" ? heldQuantity : 0);
    return variantId !== null && variant ? { ...variant, variantId, missing: missingQuantity } : [];
  });
  if (found.length < lines.length) return false;
  const variantsToTake = found.filter(({ missing }) => missing > 0);
  if (!variantsToTake.every(({ stock, isForSale, missing }) => isForSale && stock >= missing))
    return false;
  for (const { variantId, missing } of variantsToTake) await takeStock(tx, variantId, missing);
  return true;
}
