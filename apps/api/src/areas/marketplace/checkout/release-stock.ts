import type { Tx } from "#platform/db/db.ts";
import { lockCheckoutVariants, returnStock } from "../items/variants.repository.ts";
import {
  clearHeldLines,
  type HeldLine,
  listHeldLines,
  markCheckoutEnded,
} from "./checkouts.repository.ts";

/**
 * Returns the stock of a checkout that nobody pays any more. The caller has locked the checkout, and its state is
 * `holding`.
 */
export async function releaseStock(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await lockCheckoutVariants(tx, checkoutId);
  await returnStockOfLines(tx, checkoutId, await listHeldLines(tx, checkoutId));
  await markCheckoutEnded(tx, checkoutId, "released", now);
}

/**
 * Returns the stock of lines whose hold has ended; the checkout can still be paid. The caller has locked the checkout,
 * and its state is `holding`.
 */
export async function releaseDueLines(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await lockCheckoutVariants(tx, checkoutId);
  const lines = await listHeldLines(tx, checkoutId);
  const due = lines.filter(({ heldUntil }) => heldUntil !== null && heldUntil < now);
  await returnStockOfLines(tx, checkoutId, due);
}

async function returnStockOfLines(
  tx: Tx,
  checkoutId: string,
  lines: readonly HeldLine[],
): Promise<void> {
  for (const { variantId, heldQuantity } of lines)
    if (variantId && heldQuantity > 0) await returnStock(tx, variantId, heldQuantity);
  await clearHeldLines(
    tx,
    checkoutId,
    lines.map(({ position }) => position),
  );
}
