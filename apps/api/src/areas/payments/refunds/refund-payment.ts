import { computeRefundableCents } from "@boab/contracts/payments/sale-money";
import type { Tx } from "#platform/db/db.ts";
import { findSalesOfPayment, lockSale } from "../sales/sales.repository.ts";
import { createRefund, type RefundDeps } from "./refund-sale.ts";

/**
 * Refunds whatever is left of a payment, in the transaction of the calling area, which also notifies the buyer. A
 * second call changes nothing.
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
      const amountCents = sale ? computeRefundableCents(sale) : 0;
      if (sale?.paidAt && amountCents > 0)
        await createRefund(deps, tx, {
          sale,
          amountCents,
          requestedBy,
          retainsCardFee: false,
          reason: null,
          isBuyerNotified: true,
        });
    }
  };
