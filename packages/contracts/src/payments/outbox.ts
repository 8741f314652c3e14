import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp } from "../common/fields.ts";

/** refused: the payment provider will never do it. parked: it failed too often, and an admin should check it. */
export const outboxStates = ["waiting", "sent", "refused", "parked"] as const;
export type OutboxState = (typeof outboxStates)[number];

/** Money we ask the provider to move. */
export const OutboxMessage = z.strictObject({
  id: z.uuid(),
  kind: z.enum(["transfer", "refund", "reversal"]),
  state: z.enum(outboxStates),
  amountCents: z.int(),
  paymentId: z.uuid(),
  sellerName: z.string(),
  /** The payee's account, masked. */
  account: z.string().nullable(),
  attempts: z.int(),
  /** The error message of the last failed attempt. */
  problem: z.string().nullable(),
  /** The provider's id of the resulting transfer, refund or reversal. */
  stripeId: z.string().nullable(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
});
export type OutboxMessage = z.infer<typeof OutboxMessage>;

export const listOutbox = defineCall({
  method: "GET",
  path: "/admin/payments/outbox",
  summary: "Transfers, refunds and reversals on their way to the provider, newest first (admins)",
  query: z.strictObject({
    state: z.enum(outboxStates).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(OutboxMessage),
    nextCursor: z.string().nullable(),
    /** The counts are of all messages, not only of this page. */
    waiting: z.int(),
    parked: z.int(),
  }),
});

export const retryOutboxMessage = defineCall({
  method: "POST",
  path: "/admin/payments/outbox/:id/retry",
  summary: "Send a parked message again now that its cause is mended (admins)",
  params: z.strictObject({ id: z.uuid() }),
  response: OutboxMessage,
});
