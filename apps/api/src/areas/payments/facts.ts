import { z } from "zod";
import { defineFact } from "#platform/events/facts.ts";

/** A payment has gone through; whoever sold what it was for looks at it. */
export const paymentPaid = defineFact(
  "payments.payment-paid",
  z.strictObject({ paymentId: z.uuid() }),
);

/** A payment won't go through: its page has closed, or the bank has refused. Money may still arrive, rarely. */
export const paymentEnded = defineFact(
  "payments.payment-ended",
  z.strictObject({ paymentId: z.uuid() }),
);

/** Something of a sale was given back; whoever sold it looks at how much. */
export const saleRefunded = defineFact(
  "payments.sale-refunded",
  z.strictObject({ saleId: z.uuid() }),
);

export const paymentFacts = [paymentPaid, paymentEnded, saleRefunded];
