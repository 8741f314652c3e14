import { orderProblemCopy } from "@boab/contracts/marketplace/copy";
import type { OrderRefund } from "@boab/contracts/marketplace/refunds";
import { lockSale } from "#areas/payments/index.ts";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import type { MarketplaceDeps } from "../deps.ts";
import { toPaidOrder } from "../orders/order-money.ts";
import { findOrder, listOrderLines } from "../orders/orders.repository.ts";
import { planRefund, type RefundVerdict } from "../orders/refund-plan.rules.ts";
import { findSaleIdOfOrder, insertRefundedParts } from "../orders/refunds.repository.ts";
import { applyRefundToOrder } from "./apply-payback.ts";

export type RefundItemsDeps = Pick<MarketplaceDeps, "clock" | "refundPart">;

interface RefundRequest extends OrderRefund {
  /** Whether the seller has the pieces again, or never sent them. */
  backInStock?: boolean | undefined;
}

interface RefundStarter {
  userId: string;
  /** a seller who starts the refund pays the fee of the card payment. */
  by: "seller" | "admin";
}

export interface PlannedRefund extends Extract<RefundVerdict, { ok: true }> {
  saleId: string;
}

const refusalErrors = {
  "unknown item": () =>
    new AppError("bad_request", { fields: { items: orderProblemCopy.chooseItems } }),
  "too many": () =>
    new AppError("bad_request", { fields: { items: orderProblemCopy.tooManyPieces } }),
  "too much": () => new AppError("refund_too_large"),
  "nothing left": () => new AppError("conflict", { sentence: orderProblemCopy.nothingLeft }),
};

/**
 * Plans what a refund returns. The caller has locked the order; this also locks its sale, so that other refunds wait.
 */
export async function planItemRefund(
  tx: Tx,
  orderId: string,
  request: RefundRequest,
): Promise<PlannedRefund> {
  const saleId = await findSaleIdOfOrder(tx, orderId);
  if (!saleId) throw new AppError("not_found");
  await lockSale(tx, saleId);
  const order = await findOrder(tx, orderId);
  if (!order) throw new AppError("not_found");
  const plan = planRefund(toPaidOrder(order, await listOrderLines(tx, [orderId])), request);
  if (!plan.ok) throw refusalErrors[plan.reason]();
  return { ...plan, saleId };
}

/**
 * Refunds a plan. The payments area makes the refund and never returns more than was paid; this only records what the
 * refund was for.
 */
export async function refundItems(
  deps: RefundItemsDeps,
  tx: Tx,
  orderId: string,
  plan: PlannedRefund,
  request: RefundRequest,
  { userId, by }: RefundStarter,
): Promise<{ refundedCents: number }> {
  const { parts, amountCents, saleId } = plan;
  const { refundId } = await deps.refundPart(tx, {
    saleId,
    amountCents,
    requestedBy: userId,
    retainsCardFee: by === "seller",
    reason: request.reason ?? null,
  });
  await insertRefundedParts(tx, { refundId, orderId }, parts);
  const returned = request.backInStock ? parts : [];
  await applyRefundToOrder(tx, orderId, { now: deps.clock(), returned });
  return { refundedCents: amountCents };
}
