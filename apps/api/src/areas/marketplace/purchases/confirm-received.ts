import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { orderNotes } from "@boab/contracts/marketplace/order-texts";
import { inTransaction } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { judgeReceived } from "./purchase.rules.ts";
import { findPurchase, lockPurchase, markReceived } from "./purchases.repository.ts";
import { describePurchase } from "./read-purchases.ts";

/** The buyer says that it has arrived; from then on they can review what they bought. */
export function confirmReceived(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  orderId: string,
): Promise<BoughtOrderDetails> {
  return inTransaction(db, async (tx) => {
    const order = await lockPurchase(tx, orderId, userId);
    if (!order) throw new AppError("not_found");
    const verdict = judgeReceived(order.state);
    if (!verdict.ok)
      throw new AppError("conflict", {
        sentence: verdict.reason === "cancelled" ? orderNotes.wasCancelled : orderNotes.notSent,
      });
    if (!verdict.isAlready) await markReceived(tx, orderId, clock());
    return describePurchase(tx, (await findPurchase(tx, orderId, userId)) ?? order, clock());
  });
}
