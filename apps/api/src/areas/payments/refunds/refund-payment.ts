import type { Tx } from "#platform/db/db.ts";
import { findSalesOfPayment, lockSale } from "../payments/sales.repository.ts";
import { giveBack, type RefundDeps } from "./refund-sale.ts";

/**
 * Gives back whatever is left of a payment, in the transaction that decided so, which also tells the buyer why. Asked
 * twice, it does so once.
 */
export type RefundPayment = (
  tx: Tx,
  refund: { paymentId: string; requestedBy: string },
) => Promise<void>;

export const makeRefundPayment =
  (deps: Omit<RefundDeps, "db">): RefundPayment =>
  async (tx, { paymentId, requestedBy }) => {
    for (const { id } of await findSalesOfPayment(tx, paymentId)) {
      const sale = await lockSale(tx, id);
      const left = sale ? sale.amountCents - sale.refundedCents - sale.disputedCents : 0;
      if (sale?.paidAt && left > 0)
        await giveBack(deps, tx, { sale, amountCents: left, requestedBy, isTold: true });
    }
  };
