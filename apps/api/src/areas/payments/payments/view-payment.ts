import type { Payment, Sale } from "@boab/contracts/payments/payments";
import type { StoredPayment } from "./payments.repository.ts";
import type { StoredSale } from "./sales.repository.ts";

/** For the buyer. */
export const viewPayment = (payment: StoredPayment, sales: StoredSale[]): Payment => ({
  id: payment.id,
  state: payment.state,
  amountCents: payment.amountCents,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  sales: sales.map(({ sellerName, sellerPath, amountCents, refundedCents, lines }) => ({
    ...{ sellerName, sellerPath, amountCents, refundedCents, lines },
  })),
});

/** For the payee: without the buyer. */
export const viewSale = (sale: StoredSale): Sale => ({
  id: sale.id,
  sellerName: sale.sellerName,
  amountCents: sale.amountCents,
  feeCents: sale.feeCents,
  shareCents: sale.shareCents,
  refundedCents: sale.refundedCents,
  paidAt: (sale.paidAt ?? new Date(0)).toISOString(),
  lines: sale.lines,
});
