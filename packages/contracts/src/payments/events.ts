import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";

/**
 * `waiting`: not read yet; `failing`: tried, and to be tried again; `unknown`: it concerns nothing of ours;
 * `not needed`: nothing follows from it.
 */
export const eventStates = ["waiting", "failing", "applied", "not needed", "unknown"] as const;
export type EventState = (typeof eventStates)[number];
const EventState = z.enum(eventStates);

const EventId = text(255, "Invalid event.").regex(/^evt_\w{1,250}$/, "Invalid event.");

/** Something the payment provider told us. */
export const PaymentEvent = z.strictObject({
  id: EventId,
  type: z.string(),
  /** What it is about, by the provider's id. */
  objectId: z.string(),
  /** The seller's account it happened in; null for our own. */
  accountId: z.string().nullable(),
  createdAt: Timestamp,
  receivedAt: Timestamp,
  /** It never arrived, and the hourly check fetched it. */
  isFetched: z.boolean(),
  state: EventState,
  tries: z.int(),
  /** From its arrival until it was handled. */
  tookMs: z.int().nullable(),
  /** Why the last try failed, in the words of the failure. */
  problem: z.string().nullable(),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export const listPaymentEvents = defineCall({
  method: "GET",
  path: "/admin/payments/events",
  summary: "What the payment provider told us, newest first, a page at a time (admins)",
  query: z.strictObject({
    /** Only those that still need something: waiting, failing or unknown. */
    show: z.enum(["all", "open"]).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(PaymentEvent),
    nextCursor: z.string().nullable(),
    /** Of all of them, not only of this page. */
    waiting: z.int(),
    failing: z.int(),
  }),
});

export const retryPaymentEvent = defineCall({
  method: "POST",
  path: "/admin/payments/events/:id/retry",
  summary: "Handle an event again now that its cause is mended (admins)",
  params: z.strictObject({ id: EventId }),
  response: PaymentEvent,
});
