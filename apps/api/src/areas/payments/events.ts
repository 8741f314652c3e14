import { z } from "zod";
import { defineEvent } from "#platform/events/events.ts";

/** A payment has gone through. The area that sold the lines subscribes to this. */
export const paymentPaid = defineEvent(
  "payments.payment-paid",
  z.strictObject({ paymentId: z.uuid() }),
);

/** A payment won't go through: its page has closed, or the bank has refused. Money may still arrive, rarely. */
export const paymentEnded = defineEvent(
  "payments.payment-ended",
  z.strictObject({ paymentId: z.uuid() }),
);

/** A part of a sale was refunded. The area that sold it reads how much. */
export const saleRefunded = defineEvent(
  "payments.sale-refunded",
  z.strictObject({ saleId: z.uuid() }),
);

export const paymentEvents = [paymentPaid, paymentEnded, saleRefunded];
