import type { RefundReason } from "@boab/contracts/common/refund-reasons";
import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { lockSale } from "../sales/sales.repository.ts";
import { createRefund, type RefundDeps } from "./refund-sale.ts";

/**
 * Refunds a part of a sale, never more than is left of it, in the transaction of the calling area. That area has
 * checked who may do so.
 */
export type RefundPart = (
  tx: Tx,
  refund: {
    saleId: string;
    amountCents: number;
    requestedBy: string;
    /** the seller started it and pays what the card payment cost. */
    retainsCardFee: boolean;
    reason: RefundReason | null;
  },
) => Promise<{ refundId: string }>;

export const makeRefundPart =
  (deps: Omit<RefundDeps, "db">): RefundPart =>
  async (tx, { saleId, amountCents, requestedBy, retainsCardFee, reason }) => {
    const sale = await lockSale(tx, saleId);
    if (!sale) throw new AppError("not_found");
    if (!sale.paidAt) throw new AppError("sale_not_paid");
    if (amountCents > computeRefundableCents(sale)) throw new AppError("refund_too_large");
    const refund = { sale, amountCents, requestedBy, retainsCardFee, reason };
    return { refundId: await createRefund(deps, tx, refund) };
  };
