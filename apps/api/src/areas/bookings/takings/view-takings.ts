import type { TakingsFigures } from "@boab/contracts/bookings/takings";
import { computeSaleNetCents } from "@boab/contracts/payments/sale-money";
import type { PaidSums, VisitSums } from "./takings.repository.ts";

/** Fees and refunds have their current values, so that a row adds up: paid, less fees, less refunds. */
export const viewPaidSums = (sums: PaidSums) => ({
  paidCents: sums.amountCents,
  feesCents: sums.feeCents - sums.returnedFeeCents,
  refundsCents: sums.refundedCents + sums.disputedCents,
  netCents: computeSaleNetCents(sums),
});

export const viewVisitSums = ({
  visits,
  noShows,
  priceCents,
  ...sums
}: VisitSums): TakingsFigures => ({ visits, noShows, priceCents, ...viewPaidSums(sums) });
