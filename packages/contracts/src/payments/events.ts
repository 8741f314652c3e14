import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";

/**
 * waiting: not handled yet. failing: handling failed and will be retried. unknown: the event concerns nothing of ours.
 * not needed: the event changes nothing.
 */
export const eventStates = ["waiting", "failing", "applied", "not needed", "unknown"] as const;
export type EventState = (typeof eventStates)[number];
const EventState = z.enum(eventStates);

/** The result of handling an event. An admin should look at one that is `unknown`. */
export type EventOutcome = Exclude<EventState, "waiting" | "failing">;

const EventId = text(255, "Invalid event.").regex(/^evt_\w{1,250}$/, "Invalid event.");

/** A webhook event from the payment provider. */
export const PaymentEvent = z.strictObject({
  id: EventId,
  type: z.string(),
  /** The provider's id of the object that the event is about. */
  objectId: z.string(),
  /** The seller's account it happened in; null for our own. */
  accountId: z.string().nullable(),
  createdAt: Timestamp,
  receivedAt: Timestamp,
  /** True when the event never arrived and the hourly check fetched it. */
  isFetched: z.boolean(),
  state: EventState,
  tries: z.int(),
  /** The time from its arrival until it was handled. */
  tookMs: z.int().nullable(),
  /** The error message of the last failed attempt. */
  problem: z.string().nullable(),
});
export type PaymentEvent = z.infer<typeof PaymentEvent>;

export const listPaymentEvents = defineCall({
  method: "GET",
  path: "/admin/payments/events",
  summary: "What the payment provider told us, newest first, a page at a time (admins)",
  query: z.strictObject({
    /** `open` lists only events that still need something: waiting, failing or unknown. */
    show: z.enum(["all", "open"]).optional(),
    limit: pageLimit(100).optional(),
    cursor: Cursor.optional(),
  }),
  response: z.strictObject({
    data: z.array(PaymentEvent),
    nextCursor: z.string().nullable(),
    /** The counts are of all events, not only of this page. */
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
