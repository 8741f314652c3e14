import type { Tx } from "#platform/db/db.ts";
import { AppError } from "#platform/errors/app-error.ts";
import { lockSale } from "../payments/sales.repository.ts";
import { giveBack, type RefundDeps } from "./refund-sale.ts";

/**
 * Gives back a part of a sale, in the transaction of the area that decided so. It has checked who may; never more than
 * is left of the sale.
 */
export type RefundPart = (
  tx: Tx,
  refund: { saleId: string; amountCents: number; requestedBy: string },
) => Promise<{ refundId: string }>;

export const makeRefundPart =
  (deps: Omit<RefundDeps, "db">): RefundPart =>
  async (tx, { saleId, amountCents, requestedBy }) => {
    const sale = await lockSale(tx, saleId);
    if (!sale) throw new AppError("not_found");
    if (!sale.paidAt) throw new AppError("sale_not_paid");
    const left = sale.amountCents - sale.refundedCents - sale.disputedCents;
    if (amountCents > left) throw new AppError("refund_too_large");
    return { refundId: await giveBack(deps, tx, { sale, amountCents, requestedBy }) };
  };
