import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, line, pageLimit, Timestamp } from "../common/fields.ts";
import { OutboxMessage } from "./outbox.ts";
import { PaymentState, SaleLine } from "./payments.ts";

/** Null once the account is closed. */
const Person = z.strictObject({ id: z.string(), fullName: z.string() }).nullable();

/** A payment as staff see it. */
export const PaymentRow = z.strictObject({
  id: z.uuid(),
  state: PaymentState,
  amountCents: z.int(),
  feeCents: z.int(),
  shareCents: z.int(),
  refundedCents: z.int(),
  /** What banks have taken back for their cardholders. */
  disputedCents: z.int(),
  buyer: Person,
  sellers: z.array(z.string()),
  chargeId: z.string().nullable(),
  /** A share that waits with us until its payee can be paid. */
  isHeld: z.boolean(),
  /** Money that failed to move too often. */
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
      amountCents: z.int(),
      feeCents: z.int(),
      shareCents: z.int(),
      refundedCents: z.int(),
      disputedCents: z.int(),
      /** Kept from the share for what the payee owed from earlier. */
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

/** Where the money of the payments of the last seven days is; the parts add up to what was taken. */
export const PaymentSummary = z.strictObject({
  from: Timestamp,
  payments: z.int(),
  takenCents: z.int(),
  sentCents: z.int(),
  /** Shares that are still with us. */
  heldCents: z.int(),
  cardCents: z.int(),
  /** Or disputed. */
  refundedCents: z.int(),
  /** What is left of our fee after card costs. */
  keptCents: z.int(),
});
export type PaymentSummary = z.infer<typeof PaymentSummary>;

export const summarisePayments = defineCall({
  method: "GET",
  path: "/admin/payments/summary",
  summary: "What was paid in the last seven days, and where it is (admins)",
  response: PaymentSummary,
});
