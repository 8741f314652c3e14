import type { Tx } from "#platform/db/db.ts";
import { closeSentOrder } from "../orders/orders.repository.ts";
import { cancelPaidBack } from "./refunds.repository.ts";
import { linesToRestock } from "./restock.rules.ts";
import { lockStockOf, restockLine } from "./restocking.repository.ts";

/**
 * What follows for an order of which money went back: paid back as a whole before it was sent it is cancelled, and what
 * stays with its seller can be bought again. If all the rest has left, nothing waits to be sent. The order is locked.
 */
export async function followPayback(
  tx: Tx,
  orderId: string,
  { now, returned = [] }: { now: Date; returned?: readonly number[] },
): Promise<void> {
  const isCancelled = await cancelPaidBack(tx, orderId, now);
  if (!isCancelled) await closeSentOrder(tx, orderId);
  if (!isCancelled && returned.length === 0) return;
  const lines = await lockStockOf(tx, orderId);
  for (const line of linesToRestock(lines, { isCancelled, returned }))
    await restockLine(tx, orderId, line, now);
}
