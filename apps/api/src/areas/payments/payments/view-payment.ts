import type { Payment, Sale } from "@boab/contracts/payments/payments";
import type { StoredPayment } from "./payments.repository.ts";
import type { StoredSale } from "./sales.repository.ts";

/** For the buyer. */
export const viewPayment = (payment: StoredPayment, sales: StoredSale[]): Omit<Payment, "url"> => ({
  id: payment.id,
  state: payment.state,
  amountCents: payment.amountCents,
  createdAt: payment.createdAt.toISOString(),
  paidAt: payment.paidAt?.toISOString() ?? null,
  sales: sales.map(
    ({ sellerName, sellerPath, amountCents, refundedCents, disputedCents, lines }) => ({
      ...{ sellerName, sellerPath, amountCents, refundedCents, disputedCents, lines },
    }),
  ),
});

/** For the payee. */
export const viewSale = ({ buyerName, ...sale }: StoredSale): Sale => ({
  ...viewOwnSale(sale),
  buyerName,
});

/** The same without the buyer, who is somebody else: for the file of everything we hold of a payee. */
export const viewOwnSale = (sale: Omit<StoredSale, "buyerName">): Omit<Sale, "buyerName"> => ({
  id: sale.id,
  sellerName: sale.sellerName,
  amountCents: sale.amountCents,
  feeCents: sale.feeCents,
  shareCents: sale.shareCents,
  refundedCents: sale.refundedCents,
  refundedShareCents: sale.refundedShareCents,
  payout: sale.payout,
  disputedCents: sale.disputedCents,
  paidAt: (sale.paidAt ?? new Date(0)).toISOString(),
  lines: sale.lines,
});
