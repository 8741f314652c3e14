import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp } from "../common/fields.ts";

/** How our records can differ from the payment provider's. */
export const driftKinds = [
  /** The provider has a charge as paid, but we don't. */
  "payment_not_recorded",
  /** We have a payment as paid, but the provider has no such charge. */
  "payment_missing",
  "payment_amount",
  "payment_currency",
  /** Two charges for one payment. */
  "payment_doubled",
  /** The provider has a charge that belongs to none of our payments or plans. */
  "payment_unknown",
  "refund_unknown",
  "refund_missing",
  "refund_amount",
  /** A payee's share that is due and was not sent. */
  "transfer_missing",
  "transfer_doubled",
  "transfer_unknown",
  "transfer_amount",
  /** The share went to a different account than our records say. */
  "transfer_account",
  "reversal_missing",
  "reversal_unknown",
  "reversal_amount",
  /** The sums at the provider differ from our ledger. */
  "ledger_differs",
  "plan_differs",
  /** The provider has an active subscription that we can't assign to anyone. */
  "plan_unknown",
  /** We have an active subscription that the provider doesn't have. */
  "plan_missing",
] as const;
export type DriftKind = (typeof driftKinds)[number];

/** One side's version, for people to compare. */
const DriftSide = z.strictObject({
  amountCents: z.int().nullable(),
  /** A state, a currency or an account. */
  says: z.string().nullable(),
});

/** A difference between our records and the provider's. */
export const Drift = z.strictObject({
  id: z.uuid(),
  kind: z.enum(driftKinds),
  /** What differs, by the provider's id where it has one. */
  objectId: z.string(),
  /** Null when the object belongs to none of our payments. */
  paymentId: z.uuid().nullable(),
  sellerName: z.string().nullable(),
  ours: DriftSide,
  theirs: DriftSide,
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
    /** The count is of all drifts, not only of this page. */
    open: z.int(),
  }),
});

const ComparedSum = z.strictObject({ oursCents: z.int(), theirsCents: z.int() });

/** The sums of the checked period, from our ledger and from the provider's balance transactions. */
export const Figures = z.strictObject({
  payments: ComparedSum,
  refunds: ComparedSum,
  transfers: ComparedSum,
  reversals: ComparedSum,
  cardCosts: ComparedSum,
});
export type Figures = z.infer<typeof Figures>;

/** One comparison of our records with the provider's. */
export const PaymentCheck = z.strictObject({
  id: z.uuid(),
  /** A daily check also compares the ledger and the plans. */
  scope: z.enum(["hourly", "daily"]),
  state: z.enum(["waiting", "running", "done", "failed"]),
  requestedAt: Timestamp,
  finishedAt: Timestamp.nullable(),
  /** The start of the period that the check compares. */
  from: Timestamp.nullable(),
  to: Timestamp.nullable(),
  payments: z.int(),
  /** The number of new drifts, of drifts that are gone, and of records that a new sync repaired. */
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
