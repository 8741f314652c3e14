import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp } from "../common/fields.ts";

/** How our records can differ from the payment provider's. */
export const driftKinds = [
  /** Paid there, not with us. */
  "payment_not_recorded",
  /** Paid with us; the provider knows no such charge. */
  "payment_missing",
  "payment_amount",
  "payment_currency",
  /** Two charges for one payment. */
  "payment_doubled",
  /** A charge that belongs to no payment and to no plan of ours. */
  "payment_unknown",
  "refund_unknown",
  "refund_missing",
  "refund_amount",
  /** A payee's share that is due and was not sent. */
  "transfer_missing",
  "transfer_doubled",
  "transfer_unknown",
  "transfer_amount",
  /** Sent to another account than we decided. */
  "transfer_account",
  "reversal_missing",
  "reversal_unknown",
  "reversal_amount",
  /** What moved there is not what our ledger says. */
  "ledger_differs",
  "plan_differs",
  /** A subscription that runs there and that we can give to nobody. */
  "plan_unknown",
  /** One that runs with us and not there. */
  "plan_missing",
] as const;
export type DriftKind = (typeof driftKinds)[number];

/** One side's version, for people to compare. */
const Side = z.strictObject({
  amountCents: z.int().nullable(),
  /** A state, a currency or an account. */
  says: z.string().nullable(),
});

/** Something our records and the provider's say differently. */
export const Drift = z.strictObject({
  id: z.uuid(),
  kind: z.enum(driftKinds),
  /** What differs, by the provider's id where it has one. */
  objectId: z.string(),
  /** Null for what belongs to no payment of ours. */
  paymentId: z.uuid().nullable(),
  sellerName: z.string().nullable(),
  ours: Side,
  theirs: Side,
  firstSeenAt: Timestamp,
  lastSeenAt: Timestamp,
  settledAt: Timestamp.nullable(),
});
export type Drift = z.infer<typeof Drift>;

export const listDrifts = defineCall({
  method: "GET",
  path: "/admin/payments/drifts",
  summary: "Differences between our records and the payment provider's, newest first (admins)",
  query: z.strictObject({
    show: z.enum(["open", "settled"]).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(Drift),
    nextCursor: z.string().nullable(),
    /** Of all of them, not only of this page. */
    open: z.int(),
  }),
});

const Sum = z.strictObject({ oursCents: z.int(), theirsCents: z.int() });

/** What moved in the time a check looked at: by our ledger, and by the provider's balance transactions. */
export const Figures = z.strictObject({
  payments: Sum,
  refunds: Sum,
  transfers: Sum,
  reversals: Sum,
  cardCosts: Sum,
});
export type Figures = z.infer<typeof Figures>;

/** One comparison of our records with the provider's. */
export const PaymentCheck = z.strictObject({
  id: z.uuid(),
  /** daily: the ledger and the plans as well. */
  scope: z.enum(["hourly", "daily"]),
  state: z.enum(["waiting", "running", "done", "failed"]),
  requestedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  /** The time it looked at. */
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
  payments: z.int(),
  /** New drifts, drifts that are gone, and records that only had to be read again. */
  found: z.int(),
  settled: z.int(),
  repaired: z.int(),
  figures: Figures.nullable(),
  problem: z.string().nullable(),
});
export type PaymentCheck = z.infer<typeof PaymentCheck>;

export const listPaymentChecks = defineCall({
  method: "GET",
  path: "/admin/payments/checks",
  summary: "The latest comparisons with the payment provider, newest first (admins)",
  response: z.strictObject({ data: z.array(PaymentCheck) }),
});

export const checkPayments = defineCall({
  method: "POST",
  path: "/admin/payments/checks",
  summary: "Compare our records with the payment provider's now (admins)",
  response: PaymentCheck,
  status: 202,
});
