import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp } from "../common/fields.ts";
import { extendWithFormerName, formerFields } from "../common/former-names.ts";
import { OutboxMessage } from "./outbox.ts";
import { PaymentState, SaleLine } from "./payments.ts";
import { RefundReason, SaleMoney } from "./sale-fields.ts";

/** Null once the account is closed. */
const Person = z.strictObject({ id: z.string(), fullName: z.string() }).nullable();

/** A payment as staff see it. */
export const PaymentRow = z.strictObject({
  id: z.uuid(),
  state: PaymentState,
  amountCents: z.int(),
  /** The sum of the fees of all its sales, as charged. */
  feeCents: z.int(),
  /** What we gave back of the fee with refunds and disputes. */
  returnedFeeCents: z.int(),
  shareCents: z.int(),
  /** What it leaves its payees after fees, refunds and disputes. */
  netCents: z.int(),
  refundedCents: z.int(),
  /** What banks have taken back for their cardholders. */
  disputedCents: z.int(),
  buyer: Person,
  sellers: z.array(z.string()),
  chargeId: z.string().nullable(),
  /** True while we hold a share because its payee can't be paid yet. */
  isHeld: z.boolean(),
  /** True when moving its money failed too often. */
  isParked: z.boolean(),
  createdAt: Timestamp,
  paidAt: Timestamp.nullable(),
});
export type PaymentRow = z.infer<typeof PaymentRow>;

export const listAllPayments = defineCall({
  method: "GET",
  path: "/admin/payments",
  summary: "List payments, newest first (admins)",
  query: z.strictObject({
    /** A payment's id, the provider's id of its charge or page, or the email of the buyer or a seller. */
    q: line(255).optional(),
    state: PaymentState.optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({ data: z.array(PaymentRow), nextCursor: z.string().nullable() }),
});

export const PaymentDetails = z.strictObject({
  ...PaymentRow.shape,
  sales: z.array(
    z.strictObject({
      id: z.uuid(),
      sellerName: z.string(),
      payee: Person,
      ...SaleMoney.shape,
      /** The reasons of its refunds, without duplicates. */
      refundReasons: z.array(RefundReason),
      shareCents: z.int(),
      netCents: z.int(),
      /** True for an order of a store, whose items a refund can name. */
      isOrder: z.boolean(),
      /** The part of the share that settled an earlier debt of the payee. */
      settledCents: z.int(),
      isHeld: z.boolean(),
      lines: z.array(SaleLine),
      messages: z.array(OutboxMessage),
    }),
  ),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

export const inspectPayment = defineCall({
  method: "GET",
  path: "/admin/payments/:id",
  summary: "Get a payment with its sales, transfers and refunds (admins)",
  params: z.strictObject({ id: z.uuid() }),
  response: PaymentDetails,
});

/** Where the money of the last seven days' payments is now; the parts add up to what buyers paid. */
export const PaymentSummary = z.strictObject(
  extendWithFormerName(
    {
      from: Timestamp,
      payments: z.int(),
      takenCents: z.int(),
      sentCents: z.int(),
      /** The shares that we still hold. */
      heldCents: z.int(),
      cardCents: z.int(),
      /** Disputed amounts count too. */
      refundedCents: z.int(),
      /** What is left of our fee after card costs. */
      netCents: z.int(),
    },
    formerFields.netCents,
  ),
);
export type PaymentSummary = z.infer<typeof PaymentSummary>;

export const summarisePayments = defineCall({
  method: "GET",
  path: "/admin/payments/summary",
  summary: "What was paid in the last seven days, and where it is (admins)",
  response: PaymentSummary,
});
