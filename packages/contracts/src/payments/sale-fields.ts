import { z } from "zod";
import { refundReasons } from "../common/refund-reasons.ts";

/** The figures of one sale; `sale-money.ts` computes the net amount from them. */
export const SaleMoney = z.strictObject({
  /** What the buyer paid, delivery included. */
  amountCents: z.int(),
  /** The fee as charged when the buyer paid. */
  feeCents: z.int(),
  /** The part of the fee that the card payment costs. */
  cardFeeCents: z.int(),
  /** What we gave back of the fee with refunds and disputes. */
  returnedFeeCents: z.int(),
  coveredCents: z.int(),
  refundedCents: z.int(),
  /** The amount is with the buyer's bank while a dispute is open, and stays there when we lose. */
  disputedCents: z.int(),
});

export const RefundReason = z.enum(refundReasons);
