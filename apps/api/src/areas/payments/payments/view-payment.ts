import type { Payment } from "@boab/contracts/payments/payments";
import type { StoredSale } from "../sales/sales.repository.ts";
import type { StoredPayment } from "./payments.repository.ts";

/** Returns a payment as the buyer sees it. */
export const viewPayment = (payment: StoredPayment, sales: StoredSale[]): Omit<Payment, "url"> => ({
  id: payment.id,
  state: payment.state,
  amountCents: payment.amountCents,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  sales: sales.map(
    ({ sellerName, sellerPath, amountCents, refundedCents, disputedCents, lines }) => ({
      sellerName,
      sellerPath,
      amountCents,
      refundedCents,
      disputedCents,
      lines,
    }),
  ),
});
