import { orderCopy } from "@boab/contracts/marketplace/copy";
import type { BoughtOrderDetails } from "@boab/contracts/marketplace/my-orders";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import { runOnce } from "#platform/idempotency/run-once.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { judgeConfirmation } from "./purchase.rules.ts";
import { findPurchase, lockPurchase, markReceived } from "./purchases.repository.ts";
import { describePurchase } from "./read-purchases.ts";

/** The buyer confirms that an order has arrived. From then on they can review what they bought. */
export function confirmReceived(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  { userId }: Member,
  orderId: string,
): Promise<BoughtOrderDetails> {
  return runOnce(db, async (tx) => {
    const order = await lockPurchase(tx, orderId, userId);
    if (!order) throw new AppError("not_found");
    const verdict = judgeConfirmation(order.state);
    if (!verdict.ok)
      throw new AppError("conflict", {
        sentence: verdict.reason === "cancelled" ? orderCopy.wasCancelled : orderCopy.notSent,
      });
    if (!verdict.isAlready) await markReceived(tx, orderId, clock());
    return describePurchase(tx, (await findPurchase(tx, orderId, userId)) ?? order, clock());
  });
}
