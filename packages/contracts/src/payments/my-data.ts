import { z } from "zod";
import { Timestamp } from "../common/fields.ts";
import { Payment, Sale } from "./payments.ts";

/** What the payments area holds of a person, in the file of everything we hold. */
export const PaymentData = z.strictObject({
  payments: z.array(Payment.omit({ url: true })),
  /** Without the buyers, who are other people. */
  sales: z.array(Sale.omit({ buyerName: true })),
  planTrial: z
    .strictObject({
      startedAt: Timestamp,
      /** As a keyed hash that leads back to no card. */
      isCardRemembered: z.boolean(),
    })
    .nullable(),
  subscriptions: z.array(
    z.strictObject({
      plan: z.string(),
      billingPeriod: z.string(),
      state: z.string(),
      amountCents: z.int(),
      startedAt: Timestamp,
    }),
  ),
  invoices: z.array(
    z.strictObject({
      number: z.string().nullable(),
      amountCents: z.int(),
      state: z.string(),
      createdAt: Timestamp,
    }),
  ),
  payoutAccounts: z.array(
    z.strictObject({
      /** Masked. */
      account: z.string().nullable(),
      state: z.string(),
      email: z.string().nullable(),
      detailsSubmitted: z.boolean(),
      chargesEnabled: z.boolean(),
      payoutsEnabled: z.boolean(),
      createdAt: Timestamp,
    }),
  ),
});
export type PaymentData = z.infer<typeof PaymentData>;
