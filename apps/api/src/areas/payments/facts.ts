import { z } from "zod";
import { defineFact } from "#platform/events/facts.ts";

/** A payment has gone through; whoever sold what it was for looks at it. */
export const paymentPaid = defineFact(
  "payments.payment-paid",
  z.strictObject({ paymentId: z.uuid() }),
);

export const paymentFacts = [paymentPaid];
