import { z } from "zod";
import { Timestamp } from "../common/fields.ts";
import { Payment, Sale } from "./payments.ts";

/** The payments part of a member's data export. */
export const PaymentData = z.strictObject({
  payments: z.array(Payment.omit({ url: true })),
  /** The export leaves out the buyers, who are other people. */
  sales: z.array(Sale.omit({ buyerName: true })),
  planTrial: z
    .strictObject({
      startedAt: Timestamp,
      /** We store the card as a keyed hash that can't be traced back to it. */
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
      /** The account id is masked. */
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
