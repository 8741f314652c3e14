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
  refund: {
    paymentId: string;
    requestedBy: string;
    /** No more than this goes back. */
    maxCents?: number;
    /** The payee called it off and pays what the card payment cost. */
    retainsCardFee?: boolean;
  },
) => Promise<void>;

export const makeRefundPayment =
  (deps: Omit<RefundDeps, "db">): RefundPayment =>
  async (
    tx,
    { paymentId, requestedBy, maxCents = Number.POSITIVE_INFINITY, retainsCardFee = false },
  ) => {
    let leftCents = maxCents;
    for (const { id } of await findSalesOfPayment(tx, paymentId)) {
      const sale = await lockSale(tx, id);
      const amountCents = sale ? Math.min(computeRefundableCents(sale), leftCents) : 0;
      if (sale?.paidAt && amountCents > 0) {
        leftCents -= amountCents;
        await createRefund(deps, tx, {
          sale,
          amountCents,
          requestedBy,
          retainsCardFee,
          reason: null,
          isBuyerNotified: true,
        });
      }
    }
  };
