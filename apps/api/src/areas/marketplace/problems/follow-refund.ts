import { inTransaction } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { followPayback } from "./follow-payback.ts";
import { lockOrderOfSale } from "./refunds.repository.ts";

/** Whoever gave a sale back, and wherever: an order that was paid back before it was sent is cancelled. */
export async function followRefund(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  saleId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const orderId = await lockOrderOfSale(tx, saleId);
    if (orderId) await followPayback(tx, orderId, { now: clock() });
  });
}
