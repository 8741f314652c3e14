import type { Sale } from "@boab/contracts/payments/payments";
import { computeSaleNetCents, toSaleMoney } from "@boab/contracts/payments/sale-money";
import type { StoredSale } from "./sales.repository.ts";

/** Returns a sale as the payee sees it. */
export const viewSale = ({ buyerName, ...sale }: StoredSale): Sale => ({
  ...viewOwnSale(sale),
  buyerName,
});

/** The payee's data export shows a sale without the buyer, who is another person. */
export const viewOwnSale = (sale: Omit<StoredSale, "buyerName">): Omit<Sale, "buyerName"> => ({
  id: sale.id,
  sellerName: sale.sellerName,
  ...toSaleMoney(sale),
  shareCents: sale.shareCents,
  refundedShareCents: sale.refundedShareCents,
  refundReasons: sale.refundReasons,
  netCents: computeSaleNetCents(sale),
  isOrder: sale.isOrder,
  payout: sale.payout,
  payoutDueAt: sale.payoutDueAt?.toISOString() ?? null,
  paidAt: (sale.paidAt ?? new Date(0)).toISOString(),
  lines: sale.lines,
});
