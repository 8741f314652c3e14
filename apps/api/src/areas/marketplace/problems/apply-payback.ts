import { inTransaction, type Tx } from "#platform/db/db.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { closeSentOrder } from "../orders/orders.repository.ts";
import {
  cancelRefundedOrder,
  lockOrderOfSale,
  lockOrderStock,
  restockLine,
} from "../orders/refunds.repository.ts";
import { findLinesToRestock, type ReturnedPieces } from "./restock.rules.ts";

/**
 * Updates an order after a refund. An order that was fully refunded before it was sent is cancelled, and its pieces can
 * be bought again. Otherwise it is closed once all its other lines were sent. The caller has locked the order.
 */
export async function applyRefundToOrder(
  tx: Tx,
  orderId: string,
  { now, returned = [] }: { now: Date; returned?: readonly ReturnedPieces[] },
): Promise<void> {
  const isCancelled = await cancelRefundedOrder(tx, orderId, now);
  if (!isCancelled) await closeSentOrder(tx, orderId);
  if (!isCancelled && returned.length === 0) return;
  const lines = await lockOrderStock(tx, orderId);
  for (const { line, pieces } of findLinesToRestock(lines, { isCancelled, returned }))
    await restockLine(tx, orderId, line, pieces, now);
}

/** Updates the order of a refunded sale, whoever refunded it: it is cancelled if it wasn't sent yet. */
export async function handleRefund(
  { db, clock }: Pick<MarketplaceDeps, "db" | "clock">,
  saleId: string,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const orderId = await lockOrderOfSale(tx, saleId);
    if (orderId) await applyRefundToOrder(tx, orderId, { now: clock() });
  });
}
