import { isActive, isFullAdmin } from "@boab/contracts/accounts/roles";
import type { RefundableOrder } from "@boab/contracts/marketplace/refunds";
import { AppError } from "#platform/errors/app-error.ts";
import type { Member } from "#platform/http/actor.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { toPaidOrder } from "../orders/order-money.ts";
import { findOrder, findOrderParties, listOrderLines } from "../orders/orders.repository.ts";
import { viewRefundable } from "../orders/refund-plan.rules.ts";
import { findOrderIdOfSale } from "../orders/refunds.repository.ts";

/**
 * Reads what can still be refunded of the order behind a sale, for its seller and admins; for others it is not found.
 */
export async function readRefundable(
  { db }: Pick<MarketplaceDeps, "db">,
  member: Member,
  saleId: string,
): Promise<RefundableOrder> {
  const orderId = await findOrderIdOfSale(db, saleId);
  const order = orderId === undefined ? undefined : await findOrder(db, orderId);
  const parties = order && (await findOrderParties(db, order.id));
  const mayRead = isActive(member) && (parties?.sellerId === member.userId || isFullAdmin(member));
  if (!order || !parties || !mayRead) throw new AppError("not_found");
  return viewRefundable(order.id, toPaidOrder(order, await listOrderLines(db, [order.id])));
}
