import { inTransaction, type Tx } from "#platform/db/db.ts";
import { lockCart } from "../cart/cart.repository.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { findCheckout, lockCheckout, type StoredCheckout } from "./checkouts.repository.ts";

/** Locks the buyer's cart and then the checkout, in the order that buying locks them. Does nothing without a checkout. */
export async function withLockedCheckout(
  { db }: Pick<MarketplaceDeps, "db">,
  id: string,
  handle: (tx: Tx, checkout: StoredCheckout) => Promise<void>,
): Promise<void> {
  const found = await findCheckout(db, id);
  if (!found) return;
  await inTransaction(db, async (tx) => {
    await lockCart(tx, found.buyerId);
    const checkout = await lockCheckout(tx, id);
    if (checkout) await handle(tx, checkout);
  });
}
